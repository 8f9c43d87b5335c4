'use client'

import { useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import { CONVERSATION_HEADER } from '@/lib/contract/conversation'
import type { ChatLink } from '@/lib/contract/chat'

export interface ChatMessage {
  text: string
  sender: 'user' | 'bot'
  links?: ChatLink[]
}

/** The specification sends the same user id for everybody (CHAT-10). */
const TEST_USER_ID = 123
const greeting: ChatMessage = { sender: 'bot', text: 'Hello! Please enter your property reference number.' }
const connectionError: ChatMessage = { sender: 'bot', text: 'Error connecting to the server.' }

interface ChatOptions {
  /** The setting PRODUCT_SLUG, which the call's path carries. */
  product: string
  conversation: string
  /** Called before each message is sent. */
  onSend: () => void
}

/** Holds a chat's messages, and sends one at a time (CHAT-02, CHAT-03, CHAT-09 … CHAT-12). */
export function useChat({ product, conversation, onSend }: ChatOptions) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([greeting])
  const [isSending, setSending] = useState(false)

  const getAnswer = async (message: string): Promise<ChatMessage> => {
    const reply = await callApi(
      'chatbot',
      { userId: TEST_USER_ID, message },
      { product, headers: { [CONVERSATION_HEADER]: conversation } },
    )
    if (!reply.ok) return reply.message ? { sender: 'bot', text: reply.message } : connectionError
    return { sender: 'bot', text: reply.data.response, links: reply.data.links }
  }

  /** Sends a message, unless it is blank (CHAT-08). @returns whether it was sent */
  const send = async (text: string): Promise<boolean> => {
    const message = text.trim()
    if (!message || isSending) return false
    onSend()
    setSending(true)
    setMessages((before) => [...before, { sender: 'user', text: message }])
    // After any failure, also a malformed answer, the visitor can send the next message (CHAT-12).
    const answer = await getAnswer(message).catch((): ChatMessage => connectionError)
    setMessages((before) => [...before, answer])
    setSending(false)
    return true
  }

  return { messages, isSending, send }
}
