'use client'

import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface ' +
  'px-3 text-sm font-semibold text-accent no-underline hover:bg-accent-soft'

interface LiveChatProps {
  /** Whether the page has share buttons. The launcher is then beside them, or opposite on wide screens. */
  isBesideShare?: boolean
}

/** The launcher of the chat (SHELL-07, D-141). It never floats over a page's text. */
export function LiveChat({ isBesideShare = false }: LiveChatProps) {
  return (
    <aside
      id="live-chat-widget"
      aria-label="Chat"
      className={classNames(
        'print:hidden',
        isBesideShare
          ? 'min-[90rem]:fixed min-[90rem]:right-3 min-[90rem]:bottom-24 min-[90rem]:z-30'
          : 'wrap-page py-5',
      )}
    >
      <InternalLink
        href={routes.chatbot}
        className={classNames(linkClass, isBesideShare ? 'min-[90rem]:px-0' : null)}
      >
        <Icon name="message-circle" className="size-5" />
        <span className={isBesideShare ? 'min-[90rem]:sr-only' : undefined}>Chat with us</span>
      </InternalLink>
    </aside>
  )
}
