import { useEffect, useRef } from 'react'
import { InternalLink } from '@/components/ui/internal-link'
import type { ChatMessage } from './use-chat'

const bubbleClasses = {
  user: 'justify-self-end bg-accent text-on-accent',
  bot: 'justify-self-start bg-sunken text-ink',
}
const senderNames = { user: 'You', bot: 'Chatbot' }

function Bubble({ message: { sender, text, links = [] } }: { message: ChatMessage }) {
  return (
    <li
      data-sender={sender}
      className={`max-w-[85%] rounded-lg px-4 py-2 [overflow-wrap:anywhere] ${bubbleClasses[sender]}`}
    >
      <span className="sr-only">{senderNames[sender]}: </span>
      <span className="whitespace-pre-line">{text}</span>
      {links.length > 0 ? (
        <span className="mt-1 flex flex-wrap gap-x-4">
          {links.map(({ label, path }) => (
            <InternalLink
              key={path}
              href={path}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {label}
            </InternalLink>
          ))}
        </span>
      ) : null}
    </li>
  )
}

/** The messages, scrolled to the newest, which is last. Screen readers announce each new message. */
export function ChatBubbles({
  messages,
  isWaiting,
}: {
  messages: readonly ChatMessage[]
  isWaiting: boolean
}) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [messages])
  return (
    // `role="log"` is on a wrapper, because on the list it would replace the role of the list.
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      aria-busy={isWaiting}
      // A list that scrolls must be reached by keyboard.
      tabIndex={0}
      className="h-[26rem] overflow-y-auto overscroll-contain"
    >
      <ol className="grid content-start gap-3">
        {messages.map((message, index) => (
          <Bubble key={index} message={message} />
        ))}
        {isWaiting ? <li className="text-sm text-muted">The chatbot is looking that up…</li> : null}
      </ol>
    </div>
  )
}
