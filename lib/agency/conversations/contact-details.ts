import { threadMessages } from '../../contract/thread-messages'
import { hideContactDetails } from '../../domain/contact-details'
import type { Tx } from '../database'

/** Whether the two parties have agreed on a viewing, which shows them each other's telephone numbers. */
async function haveAgreedOnViewing(tx: Tx, threadId: number): Promise<boolean> {
  const accepted = await tx
    .selectFrom('viewing')
    .select('viewing.id')
    .where('viewing.threadId', '=', threadId)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('viewing.status', 'in', ['accepted', 'done']),
        // A viewing that was accepted and later cancelled or moved counts too.
        exists(
          selectFrom('viewingEvent')
            .select('viewingEvent.id')
            .whereRef('viewingEvent.viewingId', '=', 'viewing.id')
            .where('viewingEvent.type', '=', 'accepted'),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return accepted !== undefined
}

/** Replaces telephone numbers, email addresses and links in texts until a viewing has been agreed. */
export async function hideContactDetailsUntilViewing<Texts extends Record<string, string>>(
  tx: Tx,
  threadId: number,
  texts: Texts,
): Promise<Texts> {
  const hiddenTexts = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, hideContactDetails(text)]),
  ) as Texts
  const isUnchanged = Object.keys(texts).every((key) => texts[key] === hiddenTexts[key])
  if (isUnchanged) return texts
  return (await haveAgreedOnViewing(tx, threadId)) ? texts : hiddenTexts
}

/** Adds a notice to the sender's confirmation if contact details in the sent texts were hidden. */
export function addContactHiddenNotice(
  confirmation: string,
  sentTexts: Record<string, string>,
  storedTexts: Record<string, string>,
): string {
  const isHidden = Object.keys(sentTexts).some((key) => sentTexts[key] !== storedTexts[key])
  return isHidden ? `${confirmation} ${threadMessages.contactHidden}` : confirmation
}
