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

/** Hides telephone numbers, email addresses and links in the texts, until the two parties have agreed on a viewing. */
export async function hideContactDetailsUntilViewing<Texts extends Record<string, string>>(
  tx: Tx,
  threadId: number,
  texts: Texts,
): Promise<Texts> {
  const hiddenTexts = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, hideContactDetails(text)]),
  ) as Texts
  const isUnchanged = Object.keys(texts).every((key) => texts[key] === hiddenTexts[key])
  return isUnchanged || (await haveAgreedOnViewing(tx, threadId)) ? texts : hiddenTexts
}

/** Adds to the confirmation for the sender that something was hidden. */
export const addHiddenNote = (
  sent: string,
  typed: Record<string, string>,
  stored: Record<string, string>,
): string =>
  Object.keys(typed).some((key) => typed[key] !== stored[key])
    ? `${sent} ${threadMessages.contactHidden}`
    : sent
