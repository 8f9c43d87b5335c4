import type { Namespace, Socket } from 'socket.io'
import type { MessageCommands, MessageEvents } from '../contract/message-events'
import type { SocketUser } from './message-backend'

type NoEvents = Record<string, never>
export type MessageNamespace = Namespace<MessageCommands, MessageEvents, NoEvents, SocketUser>
export type MessageSocket = Socket<MessageCommands, MessageEvents, NoEvents, SocketUser>

export const getUserRoom = (userId: number): string => `user:${userId}`
