import { brand } from '../../../lib/config/brand'
import { routes } from '../../../lib/config/routes'
import type { SiteMetaRow } from '../rows'
import { pageHead } from './page-head'

const region = (slug: string, name: string, description: string, html: string): SiteMetaRow[] => [
  { attr: `estateagent-${slug}`, val: html.trim() },
  pageHead(`estate-agents-in-${slug}-meta`, `Estate agents in ${name} | ${brand.name}`, description, 'sell'),
]

/** Pages about selling and letting in the regions that every page links to (EA-01, EA-11). */
export const estateAgents: readonly SiteMetaRow[] = [
  ...region('essex', 'Essex', 'Sell in Essex for £395, or with a local agent for £1,795. What sells where, from Epping to Clacton.', `
<h2>Selling a home in Essex</h2>
<p>Essex is several markets in one county. West of the M11 and along the Central line, in Loughton, Buckhurst Hill and Epping, buyers come out of London and compare prices with Woodford. Along the Great Eastern line, Brentwood, Chelmsford, Witham and Colchester sell to people who count the minutes to Liverpool Street. On the coast, Leigh-on-Sea and Frinton draw people who want the sea first.</p>
<h3>What to have ready</h3>
<p>Homes built since 2000 around Chelmsford, Braintree and Colchester often carry an estate charge; find the last demand. Near the Thames, the Crouch and the Blackwater buyers will ask about flooding, and on the clay of the south of the county about subsidence. Having the answers when you list is worth more than a week of marketing.</p>
<h3>Two ways to sell here</h3>
<p>Online you pay a flat fee and show the home yourself. With our <a href="${routes.local}/essex">local Essex service</a> a dedicated agent values, photographs and hosts every viewing for £1,795 including VAT.</p>`),
  ...region('manchester', 'Manchester', 'Sell or let in Manchester for a flat fee. Flats, terraces and semis, and the papers that buyers ask for.', `
<h2>Selling a home in Manchester</h2>
<p>The centre is a market of flats: buyers compare service charges, parking and the fire-safety papers of the building before they look at the view. A current wall assessment and the last three years’ service charge accounts shorten the questions a lender asks.</p>
<p>South of the centre, Didsbury, Chorlton and Withington sell to people who already live there. Victorian semis and terraces with a garden are scarce, so good pictures and a measured floor plan bring viewings in the first fortnight. In the north and east, from Blackley to Gorton, investors and first-time buyers look at the same terraces, and a fair price decides.</p>
<h3>Letting in Manchester</h3>
<p>Demand for furnished flats is highest from June to September. Parts of the city have selective licensing, so check your street with the council before you advertise. Since May 2026 student houses are periodic tenancies too, with a possession ground of their own.</p>`),
  ...region('leicestershire', 'Leicestershire', 'Sell in Leicester, Loughborough, Hinckley or Market Harborough for a flat fee, with no commission.', `
<h2>Selling a home in Leicestershire</h2>
<p>Leicester itself has Victorian terraces in Clarendon Park and the West End, Edwardian villas in Stoneygate, and inter-war semis on every road out. Around it, Loughborough follows its university’s calendar; Hinckley and Lutterworth draw people who drive to work along the M1 and M69; Market Harborough, an hour from St Pancras, is the dearest town of the county.</p>
<h3>What buyers here ask</h3>
<p>In the north-west around Coalville a coal mining report is part of every sale, so order it early. In the villages ask your solicitor to look at rights of way and drainage. For a terrace in the city, have the consent for a loft or rear extension to hand.</p>
<h3>Our fee</h3>
<p>£395 when the listing goes live, or £895 on completion. A typical commission of 1.42% on a £270,000 semi would be £3,834.</p>`),
  ...region('kent', 'Kent', 'Sell in Kent for a flat fee: Medway, Maidstone, the commuter towns and the coast, each with its own buyers.', `
<h2>Selling a home in Kent</h2>
<p>Sevenoaks, Tonbridge and Tunbridge Wells sell on their trains and schools, and buyers there arrive with a mortgage in principle. The high-speed line made Ashford, Folkestone and the Medway towns part of the London market. Whitstable, Deal and Margate have second-home buyers among their viewers, who pay five percentage points more stamp duty and bargain accordingly.</p>
<h3>What to have ready</h3>
<p>Oast houses and timber-framed cottages are often listed, so gather the consents. On the coast and along the Stour and the Medway, look up the flood map yourself before buyers do. Converted flats in Margate, Folkestone and Ramsgate sell more readily with a share of the freehold and a maintenance plan.</p>
<h3>Show it yourself, keep the difference</h3>
<p>You set the times, we bring the buyers, check their position and see the sale through to completion.</p>`),
  ...region('scotland', 'Scotland', 'Sell in Scotland online: Home Report, offers over, closing dates and missives explained, for a flat fee.', `
<h2>Selling a home in Scotland</h2>
<p>Selling works differently in Scotland, and we follow Scottish practice. Before a home is advertised it needs a Home Report: a single survey with a valuation, an energy report and a property questionnaire. Most homes are then offered at “offers over” a figure a little below the valuation, or at a fixed price.</p>
<p>When several buyers note interest, a closing date is set and each sends one sealed offer through a solicitor. You need not take the highest. The sale becomes binding when missives are concluded, often weeks before the entry date; that is earlier than elsewhere in the UK and the reason why fewer sales fall through.</p>
<h3>From tenement to croft</h3>
<p>In Edinburgh and Glasgow the tenement flat sets the market, and buyers ask about the roof, the factor and common repairs. Aberdeen follows the energy industry. In the Highlands septic tanks, private water and access roads are what a survey looks for.</p>
<h3>Letting</h3>
<p>Landlords must be registered, and the number must stand in the advertisement. Tenancies are open-ended, and nothing may be charged but rent and a deposit of at most two months’ rent.</p>`),
  ...region('devon', 'Devon', 'Sell in Devon for a flat fee: Exeter, Plymouth, the two coasts and the moor, with the facts buyers need.', `
<h2>Selling a home in Devon</h2>
<p>Exeter is a city of professionals and students with prices to match; Plymouth offers more house for the money, with naval families coming and going all year. Along the south coast, Exmouth, Sidmouth, Teignmouth and Torbay sell bungalows and flats to people who are retiring, while the north coast around Bideford and Ilfracombe lives with the season: list by March if you can.</p>
<h3>What to have ready</h3>
<p>Buyers from elsewhere ask about things locals take for granted. How is it heated: mains gas ends at the edge of many villages. Where does the waste go: a septic tank must meet the rules of 2020. Is it built of cob or concrete block: lenders may ask for a mundic test of a concrete-block house near the Cornish border. Is it in the national park: Dartmoor has its own planning authority.</p>
<h3>Viewings from far away</h3>
<p>Many viewers travel for hours. A measured floor plan, plain pictures of every room and honest answers online save journeys on both sides.</p>`),
]
