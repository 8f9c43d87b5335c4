/** The path of Socket.IO on the site's own port (D-145). */
export const SOCKET_PATH = '/socket.io'

/** The namespace of messages between users (D-145). */
export const MESSAGES_NAMESPACE = '/messages'
