import { priceTexts, assumedTerms } from '@/lib/config/price-texts'
import { additionalPackages, getPackages } from '@/lib/config/packages'
import { routes } from '@/lib/config/routes'
import type { UserData } from '@/lib/contract/account'
import type { OwnHome } from '@/lib/contract/selling'
import { formatPence, formatPounds } from '@/lib/format/money'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { BlockerList } from './blocker-list'
import { LazyOrderForm } from './lazy-forms'
import type { PackageChoice } from './order-form'

const USUAL_AGENT_FEE_PERCENT = 1.5

/** The words after the price of a package: '£995 now, once, …', or '£0 also when it sells'. */
const dueTexts = {
  now: 'now, once, whatever comes of it',
  'on-completion': `within ${assumedTerms.feeDue} of completion, and only if it sells`,
  never: 'also when it sells',
} as const

/** Lists the packages for sales or lettings. A bundle is listed once for each extra that it can include. */
function listChoices(kind: OwnHome['kind'], productSlug: string): PackageChoice[] {
  const packages = Object.entries(getPackages(productSlug)).filter(
    ([, { listingKind }]) => listingKind === kind,
  )
  const extras = Object.entries(additionalPackages).filter(([, { listingKind }]) => listingKind === kind)
  return packages.flatMap(([key, { name, pricePence, due, includes, isBundle }]) => {
    const price = `${formatPence(pricePence)} ${dueTexts[due]}`
    if (!isBundle) return [{ value: key, name, price, includes: [...includes] }]
    // 'Pay now, with an extra' → 'Pay now'
    const nameWithoutExtra = name.replace(/,.*$/, '')
    return extras.map(([extraKey, extra]) => ({
      value: `${key}:${extraKey}`,
      name: `${nameWithoutExtra} and ${extra.name.charAt(0).toLowerCase()}${extra.name.slice(1)}`,
      price: `${formatPence(pricePence + extra.pricePence)} now`,
      includes: [],
    }))
  })
}

/** Lets the owner choose a package. The order is reviewed on the next page, before anything is charged (D-156 … D-158). */
export function OrderStep({ home, user }: { home: OwnHome; user: UserData }) {
  const choices = listChoices(home.kind, getPublicSettings().productSlug)
  const chosenPackage = choices.find(({ value }) => {
    const [packageKey] = value.split(':')
    return packageKey === home.package_def
  })
  const agentFeePounds = ((home.price ?? 0) * USUAL_AGENT_FEE_PERCENT) / 100
  const isOrdered = home.blockers.every(({ step }) => step !== 'order')
  const otherBlockers = home.blockers.filter(({ step }) => step !== 'order')
  if (isOrdered)
    return (
      <>
        <p className="max-w-2xl rounded-md border-l-4 border-good bg-good-soft p-4">
          Your order is complete. {otherBlockers.length ? 'This remains before the home goes live:' : ''}
        </p>
        <BlockerList home={{ ...home, blockers: otherBlockers }} />
      </>
    )
  return (
    <>
      <p className="max-w-prose">
        All prices include VAT and the identity checks. You review the order before you pay, and have 14 days
        to cancel it. See the{' '}
        <a
          href={home.kind === 'sale' ? routes.serviceAgreement : routes.lettingsServiceAgreement}
          className="underline"
        >
          agreement
        </a>
        .
        {home.kind === 'sale' && home.price
          ? ` An agent’s ${USUAL_AGENT_FEE_PERCENT}% of your price would be about ${formatPounds(agentFeePounds)}.`
          : ''}
      </p>
      <LazyOrderForm
        userId={user.id}
        listingId={home.id}
        kind={home.kind}
        choices={choices}
        chosenValue={chosenPackage?.value}
      />
      {home.kind === 'let' ? (
        <p className="text-sm text-muted">
          Referencing is {priceTexts.referencing} a tenant, paid by you: a tenant may not be charged for it.
        </p>
      ) : null}
    </>
  )
}
