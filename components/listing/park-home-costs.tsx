import type { Nation } from '@/lib/domain/nation'
import { getLandTax } from '@/lib/tax/purchase-tax'

/**
 * `law` is the act on residential pitches, and `reviewBasis` ends the sentence on the yearly review of the pitch fee. In
 * England and Wales the fee follows the Consumer Prices Index (Mobile Homes (Pitch Fees) Act 2023; Mobile Homes (Wales)
 * Act 2013, schedule 2).
 */
const pitchLaws: Record<Nation, { law: string; reviewBasis: string }> = {
  england: {
    law: 'Mobile Homes Act 1983',
    reviewBasis: ', as a rule by the change in the Consumer Prices Index',
  },
  wales: {
    law: 'Mobile Homes (Wales) Act 2013',
    reviewBasis: ', as a rule by the change in the Consumer Prices Index',
  },
  scotland: { law: 'Mobile Homes Act 1983', reviewBasis: '' },
  'northern-ireland': { law: 'Caravans Act (Northern Ireland) 2011', reviewBasis: '' },
}

/** Explains the costs of a park home. Its buyer pays no tax on land and gets no ordinary mortgage. */
export function ParkHomeCosts({ nation }: { nation: Nation }) {
  const { law, reviewBasis } = pitchLaws[nation]
  return (
    <>
      <h3 className="mt-6 mb-2">Buying a park home</h3>
      <ul className="grid max-w-prose list-disc gap-2 pl-5">
        <li>
          A park home is a movable home on a rented pitch, not land. No {getLandTax(nation).name} is due on
          it, and lenders give no ordinary mortgage for it.
        </li>
        <li>The pitch fee is reviewed once a year{reviewBasis}.</li>
        <li>
          When you sell the home again, the site owner may take a commission of up to 10% of the price ({law}
          ).
        </li>
        <li>
          Ask for the site licence, which says whether people may live there all year, and for the written
          terms of the pitch.
        </li>
      </ul>
    </>
  )
}
