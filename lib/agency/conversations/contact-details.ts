import { threadMessages } from '../../contract/thread-messages'
import { hideContactDetails } from '../../domain/contact-details'
import type { Tx } from '../database'

/** Whether the two have agreed on a viewing, by which they see each other's telephone numbers. */
async function haveAgreedOnViewing(tx: Tx, threadId: number): Promise<boolean> {
  const accepted = await tx
    .selectFrom('viewing')
    .select('viewing.id')
    .where('viewing.threadId', '=', threadId)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('viewing.status', 'in', ['accepted', 'done']),
        // One that was cancelled or moved later.
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

/** Hides ways to reach each other outside the website from what people write, until a viewing of theirs is accepted. */
export async function hideUntilViewing<Texts extends Record<string, string>>(
  tx: Tx,
  threadId: number,
  texts: Texts,
): Promise<Texts> {
  const hidden = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, hideContactDetails(text)]),
  ) as Texts
  const isUnchanged = Object.keys(texts).every((key) => texts[key] === hidden[key])
  return isUnchanged || (await haveAgreedOnViewing(tx, threadId)) ? texts : hidden
}

/** Tells the sender, behind what is said of the sending, that something was hidden. */
export const withHiddenNote = (
  sent: string,
  typed: Record<string, string>,
  stored: Record<string, string>,
): string =>
  Object.keys(typed).some((key) => typed[key] !== stored[key])
    ? `${sent} ${threadMessages.contactHidden}`
    : sent
