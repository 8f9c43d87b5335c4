import { brand } from '../../../lib/config/brand'
import { routes } from '../../../lib/config/routes'

/** Questions of landlords and tenants, shown as they are (STATIC-08). England unless said; law as of autumn 2026. */
export const lettingsQuestions = `<p>These answers are about England unless they say otherwise. Scotland, Wales and Northern Ireland have their own tenancy laws. They are a guide, not legal advice.</p>
<h3>What changed on 1 May 2026?</h3>
<p>The Renters’ Rights Act came into force for private tenancies in England. Fixed terms ended: tenancies now run from month to month until the tenant gives notice or a court ends them. “No fault” section 21 notices are gone.</p>
<h3>How much notice does a tenant give?</h3>
<p>Two months, in writing, ending on the last day of a rent period. A landlord can only ask for the home back for one of the reasons in the law, such as selling it or moving in, and not for those two in the first year.</p>
<h3>Can a landlord accept more than the advertised rent?</h3>
<p>No. An advertisement has to state one rent, and asking for, encouraging or accepting a higher one is against the law. You will never see a rent with a range on this site.</p>
<h3>How much rent can be asked for in advance?</h3>
<p>Nothing before both sides have signed, and then at most one month’s rent before the tenancy starts.</p>
<h3>How often can the rent go up?</h3>
<p>Once a year, with at least two months’ notice on the prescribed form. A tenant who thinks the new rent is above the market can ask the tribunal, which cannot set more than the landlord asked.</p>
<h3>What is a holding deposit?</h3>
<p>Up to one week’s rent, to reserve a home while references are taken. One may be held for a home at a time, for 15 days unless both sides agree otherwise. It is returned or put towards the first rent; it can be kept only for reasons in the law, given in writing.</p>
<h3>How large may the deposit be?</h3>
<p>At most five weeks’ rent, or six where the rent of a year is £50,000 or more. It must be protected in a government-approved scheme within 30 days. In Scotland the limit is two months’ rent, and in Northern Ireland one month’s.</p>
<h3>Which fees can a tenant be charged?</h3>
<p>Rent, the two deposits, bills the tenancy agreement makes the tenant’s, and a few costs such as a lost key or interest on late rent. Referencing, inventories, check-in and renewal cannot be charged to a tenant, by anyone.</p>
<h3>Who pays for referencing?</h3>
<p>The landlord: £20 for each tenant, VAT included. We look at identity, income, credit history with consent, and the last tenancy. Benefits count as income like any other.</p>
<h3>May a landlord refuse people on benefits or with children?</h3>
<p>No. Blanket bans are against the law, and our listings do not carry them. Each application is judged on whether the rent can be afforded.</p>
<h3>Can a tenant keep a pet?</h3>
<p>A tenant may ask in writing, and the landlord may not refuse without good reason. The answer has to come in writing within 28 days.</p>
<h3>What must a landlord have in place before letting?</h3>
<p>An energy certificate rated E or better, a gas safety record of the last twelve months, an electrical report of the last five years, smoke and carbon monoxide alarms, the right-to-rent check and a written statement of the terms, given before signing.</p>
<h3>What is the landlord database?</h3>
<p>A public register of landlords and rented homes in England. It is being opened in stages; once a home has to be on it, it may not be advertised without its number. We show the number when there is one.</p>
<h3>How is my money kept safe?</h3>
<p>Rent and deposits that we hold are kept in a client account and covered by ${brand.clientMoneyProtection.name}. We belong to ${brand.redress.name}, and our <a href="${routes.complaints}">complaints procedure</a> leads there.</p>
<h3>What does it cost to let with ${brand.name}?</h3>
<p>Finding a tenant starts from £59.50 including VAT. Full <a href="${routes.propertyManagement}">management</a> is 6.5% of the rent plus VAT, taken from the rent received.</p>
<h3>What is different in Scotland, Wales and Northern Ireland?</h3>
<p>Scotland has the private residential tenancy and bans all charges but rent and a deposit. Wales has occupation contracts, a written statement within 14 days and Rent Smart Wales licensing. Northern Ireland has its own notice periods and a one-month limit on deposits. Landlords in all three must register, and the number is on the listing.</p>`
