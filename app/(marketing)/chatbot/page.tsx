import type { Metadata } from 'next'
import { ChatView } from '@/components/chat/chat-view'
import { PageTrail } from '@/components/shell/page-trail'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'

export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: {
      page_title: 'Chatbot',
      meta_description:
        'Ask about a property by its reference number: price, rooms, council tax, energy rating and more.',
      meta_image: '',
    },
    path: routes.chatbot,
    noindex: true,
  })

/** The chatbot, open to everybody (CHAT-01, CHAT-07). */
export default function ChatbotPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Chatbot' }]} />
      <div className="wrap-page grid gap-6 pb-12">
        <header className="grid gap-2">
          <h1>Chatbot</h1>
          <p className="max-w-prose">
            It answers from what a property’s page says and from our questions and answers, names news and
            guides on the subject, and tells you what it does not know. It is a program, not a person: for
            anything else{' '}
            <a href={routes.contact} className="underline">
              write to us
            </a>
            .
          </p>
        </header>
        <noscript>
          <p>The chatbot needs JavaScript. Without it, every answer stands on the property’s page.</p>
        </noscript>
        <ChatView />
      </div>
    </>
  )
}
