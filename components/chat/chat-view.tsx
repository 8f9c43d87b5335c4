'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { usePublicSettings } from '@/components/settings/public-settings'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { createUuid } from '@/lib/browser/device-id'
import { MAX_CHAT_MESSAGE_LENGTH } from '@/lib/contract/conversation'
import { ChatBubbles } from './chat-bubbles'
import { LiveLog } from './live-log'
import { useChat } from './use-chat'
import { useLiveLog } from './use-live-log'

/** The chatbot and its live log side by side (CHAT-02 … CHAT-14). */
export function ChatView() {
  const { productSlug, chatSocketUrl } = usePublicSettings()
  const [conversation] = useState(createUuid)
  const { lines, startCollecting } = useLiveLog(chatSocketUrl, conversation)
  const { messages, isSending, send } = useChat({
    product: productSlug,
    conversation,
    onSend: startCollecting,
  })
  const input = useRef<HTMLInputElement>(null)
  const hasSent = useRef(false)

  // Disabling the field removes its focus, so the focus is set again for the next message.
  useEffect(() => {
    if (!isSending && hasSent.current) input.current?.focus()
  }, [isSending])

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = input.current
    if (!field?.value.trim()) return
    hasSent.current = true
    void send(field.value)
    field.value = ''
  }

  return (
    <div className="grid gap-6 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section
        aria-label="Chat"
        className="grid gap-4 rounded-lg border border-line bg-surface p-4 tablet:p-6"
      >
        <ChatBubbles messages={messages} isWaiting={isSending} />
        <form onSubmit={handleSubmit} className="flex gap-2">
          <Input
            ref={input}
            name="message"
            aria-label="Your message"
            placeholder="Type your message"
            autoComplete="off"
            maxLength={MAX_CHAT_MESSAGE_LENGTH}
            disabled={isSending}
          />
          <Button type="submit" disabled={isSending}>
            Send
          </Button>
        </form>
      </section>
      <LiveLog lines={lines} />
    </div>
  )
}
