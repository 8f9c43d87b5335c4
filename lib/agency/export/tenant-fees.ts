import { brand } from '../../config/brand'
import { siteUrl } from '../../config/env'
import { routes } from '../../config/routes'
import type { Nation } from '../../domain/nation'
import { getPermittedPayments } from '../../tenancy/permitted-payments'

/**
 * Describes the payments that a tenant may be asked for, in one line of plain text of at most 4,096 characters. Portals
 * show it with the advert, because letting agents must publish their fees and schemes (Consumer Rights Act 2015, s.83).
 */
export function formatTenantFees(nation: Nation): string {
  const { law, payments, banned } = getPermittedPayments(nation)
  const { legalName, redress, clientMoneyProtection } = brand
  return [
    `Under the ${law.name} a tenant may be asked to pay the following.`,
    ...payments.map((payment) => `${payment}.`),
    banned,
    `${legalName} belongs to ${redress.name} (redress scheme, ${redress.url})`,
    `and ${clientMoneyProtection.name} (client money protection scheme, ${clientMoneyProtection.url}).`,
    // Portals turn the address into a link. It stands last, so that no punctuation becomes part of the link.
    `All our fees: ${siteUrl()}${routes.fees}`,
  ].join(' ')
}
