import type { OwnedListing } from '@/lib/queries/account'
import { isAdvertised } from './home'
import { accountDeletion } from '@/lib/config/claims'

export function DeletionNotice({ homes }: { homes: readonly OwnedListing[] }) {
  const advertisedHomes = homes.filter(isAdvertised)
  return (
    <div className="mb-6 grid max-w-[60ch] gap-5">
      <div>
        <h3>What is deleted, at once and for good</h3>
        <ul className="mt-2 list-disc pl-5">
          {accountDeletion.deletes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      {advertisedHomes.length > 0 ? (
        <div data-homes="" className="rounded-md border-l-4 border-warn bg-warn-soft p-4">
          <h3>
            {advertisedHomes.length === 1 ? 'This home comes' : `These ${advertisedHomes.length} homes come`}{' '}
            off the market
          </h3>
          <ul className="mt-2 list-disc pl-5">
            {advertisedHomes.map(({ kind, card }) => (
              <li key={`${kind}-${card.id}`} className="wrap-anywhere">
                {card.portal_address} ({kind === 'sale' ? 'for sale' : 'to let'})
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div>
        <h3>What is kept</h3>
        <ul className="mt-2 list-disc pl-5">
          {homes.length > 0 ? <li>{accountDeletion.keepsHomes}</li> : null}
          <li>{accountDeletion.keepsConversations}</li>
          <li>{accountDeletion.keepsClosureRecord}</li>
          <li>{accountDeletion.keepsFiles}</li>
        </ul>
      </div>
      <p>Deletion cannot be undone. You may want to download your data first.</p>
    </div>
  )
}
