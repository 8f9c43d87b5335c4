import type { Mutant } from './mutant'

const DEALINGS_FILE = 'lib/agency/retention/purge-ended-dealings.ts'
const CHECKS_FILE = 'lib/agency/retention/purge-identity-checks.ts'
const ACCOUNTS_FILE = 'lib/agency/retention/close-idle-accounts.ts'
const IDLE_FILE = 'lib/agency/retention/idle-accounts.ts'
const OPEN_FILE = 'lib/agency/retention/open-matters.ts'
const DEALINGS_TESTS = ['tests/agency/retention/purge-ended-dealings.test.ts']
const KEPT_DEALINGS_TESTS = ['tests/agency/retention/kept-dealings.test.ts']
const CHECKS_TESTS = ['tests/agency/retention/purge-identity-checks.test.ts']
const ACCOUNTS_TESTS = ['tests/agency/retention/close-idle-accounts.test.ts']
const KEPT_ACCOUNTS_TESTS = ['tests/agency/retention/kept-accounts.test.ts']

/** When records are deleted, and what keeps them. */
export const retention: readonly Mutant[] = [
  {
    control: 'Conversations with an offer, a request or a report are kept for six years.',
    file: DEALINGS_FILE,
    source: 'then ${longCutoff} else ${shortCutoff} end',
    replacement: 'then ${shortCutoff} else ${longCutoff} end',
    tests: DEALINGS_TESTS,
  },
  {
    control:
      'Conversations are kept while the home is on the market or its sale, letting or payment is unfinished.',
    file: DEALINGS_FILE,
    source: 'and not ${isUnfinishedListing}',
    replacement: '',
    tests: KEPT_DEALINGS_TESTS,
  },
  {
    control: 'The records of a tenancy are kept while one of its parties uses the account.',
    file: DEALINGS_FILE,
    source: 'and not ${mayBeRunningTenancy(shortCutoff)}',
    replacement: '',
    tests: KEPT_DEALINGS_TESTS,
  },
  {
    control: 'The records of a tenancy are kept while its landlord is reminded of certificates.',
    file: DEALINGS_FILE,
    source: 'and ${hasReminderLeft})',
    replacement: 'and false)',
    tests: KEPT_DEALINGS_TESTS,
  },
  {
    control: 'Conversations with a holding deposit are kept for six years.',
    file: OPEN_FILE,
    source: 'tenant_deposit.held_at is not null',
    replacement: 'false',
    tests: DEALINGS_TESTS,
  },
  {
    control: 'Conversations are kept while there is a complaint or a claim of one of the parties.',
    file: DEALINGS_FILE,
    source: 'and ${isKeptForClaim})',
    replacement: 'and false)',
    tests: KEPT_DEALINGS_TESTS,
  },
  {
    control: 'An offer is kept as long as the identity check of its buyer.',
    file: DEALINGS_FILE,
    source: 'and not ${hasIdentityCheck}',
    replacement: '',
    tests: KEPT_DEALINGS_TESTS,
  },
  {
    control: 'A conversation that changes while the job runs is not deleted.',
    file: DEALINGS_FILE,
    source: 'thread.id = ${threadId} and ${isDue(at)}',
    replacement: 'thread.id = ${threadId}',
    tests: DEALINGS_TESTS,
  },
  {
    control: 'Only a transaction of a retention job may delete append-only records.',
    file: 'lib/agency/retention/periods.ts',
    source: "'on', true)",
    replacement: "'on', false)",
    tests: DEALINGS_TESTS,
  },
  {
    control: 'The earlier one of the server’s and the database’s clocks decides what is deleted.',
    file: 'lib/agency/retention/periods.ts',
    source: 'Date.now(), ...rows.map(({ time }) => time.getTime())',
    replacement: 'Date.now()',
    tests: ['tests/agency/retention/tasks.test.ts'],
  },
  {
    control: 'A running subscription keeps the records of its home.',
    file: OPEN_FILE,
    source: `"order".kind = 'subscription' and "order".status = 'settled'`,
    replacement: 'false',
    tests: KEPT_DEALINGS_TESTS,
  },
  {
    control: 'A holding deposit that is not returned keeps the records of its home.',
    file: OPEN_FILE,
    source: "in ('held', 'returning')",
    replacement: "in ('returned')",
    tests: KEPT_DEALINGS_TESTS,
  },
  {
    control: 'A refund that is not sent keeps the records of its home.',
    file: OPEN_FILE,
    source: "refund.status = 'requested'",
    replacement: 'false',
    tests: KEPT_DEALINGS_TESTS,
  },
  {
    control: 'An open dispute keeps the records of its home.',
    file: OPEN_FILE,
    source: "dispute.status in ('inquiry', 'open')",
    replacement: 'false',
    tests: KEPT_DEALINGS_TESTS,
  },
  {
    control: 'An accepted offer keeps its records until the sale is completed.',
    file: OPEN_FILE,
    source: "offer.status in ('made', 'countered', 'accepted')",
    replacement: "offer.status in ('made', 'countered')",
    tests: KEPT_DEALINGS_TESTS,
  },
  {
    control: 'An accepted request keeps its records until the home is let.',
    file: OPEN_FILE,
    source: "let_request.status in ('made', 'accepted')",
    replacement: "let_request.status in ('made')",
    tests: KEPT_DEALINGS_TESTS,
  },
  {
    control: 'An identity check is kept for five years after its last change (domain B6).',
    file: CHECKS_FILE,
    source: 'years: retentionPeriods.identityCheckYears',
    replacement: 'years: 1',
    tests: CHECKS_TESTS,
  },
  {
    control: 'The identity check of an owner is kept while there is business with the owner (domain B6).',
    file: CHECKS_FILE,
    source: 'and not (${hasOwnerBusinessSince(cutoff)})',
    replacement: '',
    tests: CHECKS_TESTS,
  },
  {
    control:
      'The identity check of an owner is kept for five years after the last step of a sale (domain B6).',
    file: CHECKS_FILE,
    source: 'or ${hasDealingSince(cutoff)}',
    replacement: '',
    tests: CHECKS_TESTS,
  },
  {
    control: 'The identity check of a buyer is kept until the purchase has ended for five years (domain B6).',
    file: CHECKS_FILE,
    source: 'and not (${hasPurchaseSince(cutoff)})',
    replacement: '',
    tests: CHECKS_TESTS,
  },
  {
    control: 'The identity check of a buyer is kept until the sale is completed (domain B6).',
    file: CHECKS_FILE,
    source: "listing.status <> 'completed' or listing.updated_at",
    replacement: 'listing.updated_at',
    tests: CHECKS_TESTS,
  },
  {
    control: 'The holder of an idle account is told 30 days before it is closed (STATIC-04).',
    file: ACCOUNTS_FILE,
    source: '"user".idle_warned_at <= ${before(at, { days: accountWarningDays })}',
    replacement: '"user".idle_warned_at <= ${at}::timestamptz',
    tests: ACCOUNTS_TESTS,
  },
  {
    control: 'An account that was used is never closed without a warning (STATIC-04).',
    file: ACCOUNTS_FILE,
    source: 'or not ${hasBeenUsed})',
    replacement: 'or true)',
    tests: ACCOUNTS_TESTS,
  },
  {
    control: 'A warning lapses once the account is used again.',
    file: ACCOUNTS_FILE,
    source: '${lastDealingAt} > "user".idle_warned_at or',
    replacement: '',
    tests: ACCOUNTS_TESTS,
  },
  {
    control: 'A warning lapses if the job did not run when the account was to be closed.',
    file: ACCOUNTS_FILE,
    source: 'accountWarningDays + CLOSING_DELAY_DAYS',
    replacement: '36_500',
    tests: ACCOUNTS_TESTS,
  },
  {
    control: 'An account whose warning was not sent is not closed.',
    file: ACCOUNTS_FILE,
    source: 'if (warnedAt && !(await isWarningSent(tx, account, warnedAt))) return',
    replacement: '',
    tests: ACCOUNTS_TESTS,
  },
  {
    control: 'An account with a saved home is never closed without a warning.',
    file: ACCOUNTS_FILE,
    source: 'or exists (select from saved_home where saved_home.user_id = "user".id)',
    replacement: '',
    tests: ACCOUNTS_TESTS,
  },
  {
    control: 'An account into which somebody logs in while the job runs is not closed.',
    file: ACCOUNTS_FILE,
    source: 'return rows.length > 0 ? account : undefined',
    replacement: 'return account',
    tests: ACCOUNTS_TESTS,
  },
  {
    control: 'An account with unfinished business, or with records of a longer period, is kept open.',
    file: ACCOUNTS_FILE,
    source: 'and not ${mustBeKept(at)}`',
    replacement: '`',
    tests: KEPT_ACCOUNTS_TESTS,
  },
  {
    control: 'The account of a person is kept as long as the records of their offers, requests and reports.',
    file: IDLE_FILE,
    source: 'or ${hasRecordedDealing}',
    replacement: '',
    tests: KEPT_ACCOUNTS_TESTS,
  },
  {
    control: 'The account of a person is kept as long as their invoices.',
    file: IDLE_FILE,
    source: 'or ${hasKeptInvoice(at)}',
    replacement: '',
    tests: KEPT_ACCOUNTS_TESTS,
  },
  {
    control: 'The account of an owner is kept while the fee for the sale of their home is not paid.',
    file: IDLE_FILE,
    source: 'or ${isUnpaidFee}',
    replacement: '',
    tests: KEPT_ACCOUNTS_TESTS,
  },
  {
    control: 'The account of a landlord is kept as long as the record of a holding deposit for their home.',
    file: IDLE_FILE,
    source: 'or ${hasTakenDeposit(at)}',
    replacement: '',
    tests: KEPT_ACCOUNTS_TESTS,
  },
  {
    control: 'The account of a landlord is kept while reminders of certificates are due.',
    file: IDLE_FILE,
    source: 'or ${awaitsReminder}',
    replacement: '',
    tests: KEPT_ACCOUNTS_TESTS,
  },
  {
    control: 'The account of a person is kept as long as their complaint or a claim.',
    file: IDLE_FILE,
    source: 'or ${isKeptForClaim}',
    replacement: '',
    tests: KEPT_ACCOUNTS_TESTS,
  },
  {
    control: 'A message sent under an unverified address does not keep the account with that address open.',
    file: IDLE_FILE,
    source: 'and "user".email_proved_at is not null))`',
    replacement: '))`',
    tests: ACCOUNTS_TESTS,
  },
  {
    control: 'Closing an idle account does not end a newsletter.',
    file: 'lib/agency/accounts/delete-account.ts',
    source: 'if (!keepsNewsletter)',
    replacement: '',
    tests: ACCOUNTS_TESTS,
  },
  {
    control: 'An event of the payment provider is kept until it is handled and its invoice’s period is over.',
    file: 'lib/agency/retention/purge-provider-events.ts',
    source: "'handledAt', '<', before(at, INVOICE_PERIOD)",
    replacement: "'receivedAt', '<', before(at, INVOICE_PERIOD)",
    tests: ['tests/agency/retention/purge-provider-events.test.ts'],
  },
]
