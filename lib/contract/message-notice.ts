import { routes } from '../config/routes'
import { escapeMarkup } from '../format/escape-markup'
import type { NewMessage } from './message-events'
import type { ThreadMessage } from './threads'
import type { SafeHtml } from '../html/sanitise'

const MAX_EXCERPT_CHARACTERS = 140

/** Cuts a text to an excerpt, and replaces line ends by spaces. The spread splits by code point: no emoji is cut. */
function shorten(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  if (characters.length <= MAX_EXCERPT_CHARACTERS) return characters.join('')
  return `${characters.slice(0, MAX_EXCERPT_CHARACTERS).join('').trimEnd()}…`
}

/** Creates the toast that announces a new message of a thread (RT-05, RT-10). HTML in the message is shown as text. */
export const toNotice = ({
  id,
  thread_id,
  sender_name,
  message,
}: Pick<ThreadMessage, 'id' | 'thread_id' | 'sender_name' | 'message'>): NewMessage => ({
  id,
  thread_id,
  type: 'info',
  title: `New message from ${sender_name}`,
  message:
    `<p>${escapeMarkup(shorten(message))}</p><p><a href="${routes.accountThread(thread_id)}">Open the conversation</a></p>` as SafeHtml,
})
