import { ROW_ID } from '../../lib/format/row-id'

/** Invalid arguments; printed as one line with a reference to the help. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export const HELP = `The agency's command line.

  npm run agency -- import FILE [--dry-run] [--owner EMAIL]
      Brings the listings of a Rightmove BLM file (version 3, 3i) in, with the pictures that lie
      beside it. The file is a full refresh of its branch: what it no longer names is withdrawn.
      --dry-run     says what would happen, and writes nothing
      --owner       the account that new homes belong to; else one is made for the branch
  npm run agency -- export FILE [--branch ID] [--owner EMAIL]
      Writes the live listings into a zip as portals take them: a BLM file (version 3) with its
      pictures as JPEG and its documents.
      --branch      the portal's number of the branch; else 1
      --owner       only the listings of this account
  npm run agency -- generate COUNT
      Adds made-up listings until there are so many of them, with the places, prices and types of the
      demonstration, to try the site at the size of a country. It may be interrupted and run again.
  npm run agency -- listing publish ID
  npm run agency -- listing withdraw ID
      Publishing a home that its owner has described records that the agency has read the advert; it
      goes live as soon as its order, its owners' identity and its 14 days allow.
  npm run agency -- listing agreed ID
      Marks a home as sold subject to contract, when both sides have the memorandum of sale; or as
      let, when the tenancy is signed, which returns the tenant's holding deposit.
  npm run agency -- listing available ID
      Puts a home back on the market whose sale or letting has fallen through.
  npm run agency -- listing completed ID
      Marks a home as sold or let for good, ends what else is open for it, and says what its package
      makes due now.
  npm run agency -- identity [list]
  npm run agency -- identity pass|refer|expire ID
      Lists the identity checks that wait for the agency, or decides one.
  npm run agency -- texts fill
      Adds the texts that come with the application where there are none: titles, terms, questions,
      pages of places, news and guides. Read them before you open.
  npm run agency -- meta get KEY
  npm run agency -- meta set KEY FILE      ('-' reads standard input)
  npm run agency -- article get|remove SECTION SLUG
  npm run agency -- article set SECTION SLUG FILE
      Prints, removes or writes an article as JSON. SECTION is news or guide; an article appears on
      its day of publication.
  npm run agency -- login-link EMAIL
      Prints a link that logs the account in, once, within 20 minutes.
  npm run agency -- message EMAIL TYPE TITLE BODY
      Tells somebody something in their account, and by mail if they want that. TYPE is success,
      info, warning or error; BODY may be HTML.
  npm run agency -- announce-policy DAY WHAT CHANGES
      Mails a change of the privacy policy, which takes effect on DAY (2027-02-01), to everybody with
      an account and a verified address. Run again, it mails only those who have had no mail about
      that day. Write into WHAT CHANGES what people read of it, and put the new text online with it.
  npm run agency -- hold [list]
  npm run agency -- hold begin|end EMAIL
      Lists the accounts under a legal hold, or begins or ends one: while there is a complaint or a
      claim, what concerns the account is not deleted when its period ends.
  npm run agency -- jobs
      Lists the jobs that are running, are waiting for their time or have failed for good, with the
      last error of each, and the next run of each schedule. Times are UTC.
  npm run agency -- orders
      Lists the newest orders.
  npm run agency -- orders adhoc LISTING POUNDS REASON
      Puts an order that was agreed with a home's owner into their account, to be reviewed and paid
      there. REASON is what they read.
  npm run agency -- orders completion LISTING
      Puts the fee that a home's package makes due on completion into its owner's account.
  npm run agency -- orders done ORDER
      Records that the work of a paid ad-hoc order is done: an owner who asked for an early start and
      cancels after that gets nothing back.
  npm run agency -- orders cancel ORDER REASON
      Cancels an order that is not paid, such as a fee that the conveyancer has paid or that is not
      owed. The customer, who cannot cancel a fee that is due, reads REASON.
  npm run agency -- payments ledger
      Prints the balance of each account of the ledger, that they sum to nought, the disputes of
      payments with the day by which evidence is due, and the refunds that did not arrive.
  npm run agency -- payments reconcile
      Asks the provider what became of the payments that are not finished, and for the charges of
      subscriptions.
  npm run agency -- payments refund ORDER [POUNDS]
      Returns what was paid for an order, or a part of it; never more than is left.
  npm run agency -- payments return ORDER | keep ORDER REASON
      Returns a tenant's holding deposit, or keeps it for a reason that the tenant is told.
  npm run agency -- --help

Exit codes: 0 done; 1 not done, nothing written; 2 imported, and some rows were refused.`

/** @throws UsageError for arguments that the command would ignore, such as a second id */
export function refuseMoreArguments(more: readonly (string | undefined)[]): void {
  const given = more.filter((argument) => argument !== undefined)
  if (given.length > 0)
    throw new UsageError(`the command takes no more than that: '${given.join(' ')}' is too much`)
}

export const isId = (text: string | undefined): text is string => ROW_ID.test(text ?? '')

export function parseListingId(text: string | undefined): number {
  if (!isId(text)) throw new UsageError(`'${text ?? ''}' is not the id of a listing`)
  return Number(text)
}
