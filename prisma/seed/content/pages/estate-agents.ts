import { figures } from '../../../../lib/config/figures'

/**
 * Words for /estate-agents/{location} (EA-01 … EA-11). Six regions have texts of their own. For local
 * authorities there are openings by the kind of place, several of each kind, into which the seed puts
 * what is true of the place: its name, its county or nation, counts and typical prices from our own
 * listings, and its neighbours. Two neighbours should be given different openings.
 *
 * Placeholders: {place}, {county}, {saleCount}, {letCount}, {typicalPrice}, {typicalRent}, {commonType},
 * {neighbours} (‘Maldon, Braintree and Colchester’). A sentence whose value is missing is to be left
 * out: every entry is one sentence or a pair that stands alone.
 */
export type PlaceKind = 'london-borough' | 'big-city' | 'metropolitan' | 'coastal' | 'cathedral-or-county-town' | 'new-town' | 'commuter' | 'rural' | 'island' | 'scotland' | 'wales' | 'northern-ireland'

/** Openings, to be chosen by place so that no two neighbours share one. */
export const openings: Readonly<Record<PlaceKind, readonly string[]>> = {
  'london-borough': [
    'In {place} two streets can be two markets: one side of a railway, a school or a conservation area may add more than another bedroom does.',
    'Flats outnumber houses in most of {place}, so the length of the lease and the service charge decide as many sales as the view.',
    'Buyers arrive in {place} with a journey time in mind and a limit in their pocket. The listing that states both the walk to the station and the cost of the building gets the viewing.',
    'Much of {place} was built before 1919 and divided since. A plan, a building-control certificate and a clear account of who owns the roof will save you weeks.',
  ],
  'big-city': [
    '{place} is a city of short distances and long memories: people ask for a street, not for a postcode.',
    'New flats in the centre, Victorian terraces in a ring around it, semis beyond: {place} offers nearly every kind of home within a few miles, and each has its own buyers.',
    'Students, hospitals and offices keep {place} moving all year, which makes good evidence easy to find and overpricing easy to spot.',
  ],
  metropolitan: [
    'Terraces from the mill years and semis from between the wars make up much of {place}, and both sell on condition more than on looks.',
    'People move within {place} more often than they leave it. Your buyer may live a mile away and know the street better than any agent.',
    'Leasehold houses on long terms are common in this part of the country. If yours is one, put the ground rent in the listing for {place} buyers to see; it is usually a few pounds, and silence makes it look like more.',
  ],
  coastal: [
    'Half of the people who ask about homes in {place} already live there, and the other half came on holiday. They want different facts: the first ask about parking, the second about flooding. Answer both.',
    'Sea air sells homes in {place} and wears them out. A record of when the roof, the windows and the render were last done is worth more here than a new kitchen.',
    'In {place} the season shows. Photograph in summer if you can, and sell when you like: serious buyers come in November.',
  ],
  'cathedral-or-county-town': [
    'Old centre, listed fronts, permit parking, and a ring of newer homes outside it: {place} has two kinds of buyer, and few of them look at both.',
    'Schools draw people to {place} and keep them. Families buy by term dates, so a listing in February sells to a September start.',
    'In {place} character has paperwork. If your home is listed or in a conservation area, have the consents for past work to hand before anyone asks.',
  ],
  'new-town': [
    'Homes in {place} were planned with wide plots, garages in blocks and paths between. Say which garage is yours and who owns the path.',
    'Space for the money is the case for {place}, and the floor plan makes it better than any adjective.',
  ],
  commuter: [
    'People buy in {place} with a timetable in their hand. State the walk to the station in minutes that you have walked.',
    'Value in {place} follows the line. A home ten minutes from the platform and one that needs a car are compared with different towns.',
    'Gardens and a spare room have become as important in {place} as the fast train, and buyers now ask about broadband before they ask about the 7.42.',
  ],
  rural: [
    'Villages make a thin market. In {place} there may be one comparable sale a year, so judgement and floor area have to do the work of statistics.',
    'Oil tank, septic tank, private water, a right of way across the yard: homes around {place} come with facts that city buyers have never met. Put them first.',
    'In {place} a house is bought together with its lane. Photograph the approach, name the nearest shop, and say what the phone signal is like in the kitchen.',
    'Land changes the sums in {place}. Say how much there is in acres and in words, what it has been used for, and whether anyone else may cross it.',
  ],
  island: ['Island markets are small and well informed: everyone in {place} knows what the last one fetched. What buyers from elsewhere need to know is the crossing, the water and the broadband.'],
  scotland: [
    'In {place}, as everywhere in Scotland, a Home Report comes before the market and a solicitor before the offer. With both ready, a sale can be concluded in days.',
    '“Offers over” is the usual wording in {place}. Set the figure where several people can reach it, and let the closing date do the rest.',
    'Tenements, factors and shared roofs are ordinary in {place}; a listing that states the factor’s charge and the last repair is not, and stands out.',
  ],
  wales: [
    'A sale in {place} follows the same law as in England, with Welsh tax, Welsh council bands up to I and Welsh planning. Listings show all three.',
    'Buyers of second homes look hard at {place} and at the council tax premium. Say whether the home has been a main residence; it matters to both kinds of buyer.',
    'Coal, slate or neither: in {place} the ground has a history, and a mining report bought early is cheaper than a question in week nine.',
  ],
  'northern-ireland': [
    'There is no council tax in {place}: listings show the capital value and the rates. Offers are usually made openly, and a contract is formed by the solicitors.',
  ],
}

/** What our own listings say of a place; each is used only when its figures exist. */
export const marketSentences: readonly string[] = [
  'At the moment we have {saleCount} homes for sale in and around {place}, and {letCount} to let.',
  'The middle asking price among them is {typicalPrice}; the middle rent is {typicalRent} a month.',
  'The kind of home most often listed with us here is the {commonType}.',
  'People who look in {place} look in {neighbours} as well.',
]

/** How it is done, in several words for the same offer, so that pages do not repeat each other. */
export const offerSentences: readonly string[] = [
  `You list for ${figures.sellPayNow} now, or ${figures.sellOnCompletion} when it is sold, VAT included, and show the home yourself.`,
  `Selling costs ${figures.sellPayNow} in advance or ${figures.sellOnCompletion} on completion. Both prices include VAT and the identity checks.`,
  `The fee is flat: ${figures.sellPayNow} with the order, or ${figures.sellOnCompletion} if and when the sale completes, VAT included in either.`,
  `Finding a tenant costs a landlord ${figures.letFindTenant} including VAT; management, if you want it, is ${figures.management}.`,
]

/** The six regions of header and footer: HTML of `estateagent-{slug}`, in their own words (EA-11). */
export const regions: Readonly<Record<'essex' | 'manchester' | 'leicestershire' | 'kent' | 'scotland' | 'devon', { title: string; description: string; html: string }>> = {
  essex: {
    title: 'Estate agents in Essex',
    description: 'Sell in Essex for a flat fee online, or with our local team for £1,795 including VAT. What buyers ask here, and what to have ready.',
    html: `<p>Essex is where we began, and the only county in which you can choose between showing your own home and having us do it.</p>
<h2>One county, several markets</h2>
<p>The railway divides it. Towns on the line to Liverpool Street, Shenfield, Chelmsford, Witham and Colchester among them, are compared with each other by the minute. Southend has two lines and a seafront. Harlow and Basildon offer floor space; Epping and Loughton the Underground; Saffron Walden and Dedham the England of calendars. The coast from Harwich to Burnham sells to people who want sky.</p>
<h2>What Essex buyers ask</h2>
<ul><li>How long is the walk to the station, and is there a wait for a parking permit?</li><li>Near the estuary and the rivers: has it flooded, and what does insurance cost?</li><li>On newer estates: is there an estate charge, and who runs the green?</li><li>In the north: is it listed, and were the alterations consented?</li></ul>
<h2>Two ways to sell</h2>
<p>Online for ${figures.sellPayNow} in advance or ${figures.sellOnCompletion} on completion. With the <a href="/local/essex">local team</a> for ${figures.localSale}, hosted viewings and sales progression included. All prices include VAT.</p>`,
  },
  manchester: {
    title: 'Estate agents in Manchester',
    description: 'Flat-fee selling in Manchester: city flats, terraces and the southern suburbs, leasehold questions answered early, and no commission.',
    html: `<p>Few cities change as quickly as this one, and few have buyers who are so well informed. A flat in Ancoats may have ten rivals in the same building. A terrace in Levenshulme may have two in the same street.</p>
<h2>The centre: sell the building</h2>
<p>For flats the building decides. Have the service charge, the reserve fund, the fire-risk assessment and, where the building is tall enough, the position on external walls ready before the first viewing. Lenders ask for them, and so do buyers who have lost a purchase to the lack of them.</p>
<h2>The terraces: sell the condition</h2>
<p>Chorlton, Withington and Prestwich move on roofs, damp and the loft room’s completion certificate. Many houses here are leasehold for 999 years at a few pounds. Say so, with the sum; it troubles nobody once it is on the page.</p>
<h2>The tram</h2>
<p>Metrolink has done to distances what the railway did in the 1840s. State the stop and the minutes on foot.</p>
<h2>Letting</h2>
<p>Parts of the city need a selective or additional licence, by neighbourhood. Check the council’s map before you advertise. Finding a tenant costs ${figures.letFindTenant} including VAT, and one specific rent has to be stated.</p>`,
  },
  leicestershire: {
    title: 'Estate agents in Leicestershire',
    description: 'Selling in Leicestershire, from Loughborough to Market Harborough: flat fees including VAT, with what buyers ask in city, town and village.',
    html: `<p>In the middle of England people move for work and stay for the house. Leicestershire gives them more of it than they could have in the south, and an hour’s train from Market Harborough has let London discover the fact.</p>
<h2>City, towns, villages</h2>
<p>Around the city, in Oadby, Wigston and Braunstone, inter-war semis set the pace, and the extension matters more than the age. Loughborough has a university and the rental market to go with it. Melton and the villages towards Rutland sell ironstone and gardens; Hinckley and Coalville sell space, with new estates in good supply.</p>
<h2>Ground and air</h2>
<p>Coalfield country lies in the north-west, so a mining report belongs in the folder around Coalville and Ashby. Near Castle Donington people ask about aircraft at night. Tell them what you hear.</p>
<h2>If new homes are being built near by</h2>
<p>You will be compared with a show home that has a voucher for carpets. Your answer is the garden, the parking, the finished street, and a price per square metre that can be set beside theirs.</p>
<p>To sell costs ${figures.sellPayNow} now or ${figures.sellOnCompletion} on completion, VAT included.</p>`,
  },
  kent: {
    title: 'Estate agents in Kent',
    description: 'Selling in Kent for a flat fee: high-speed towns, the coast, oast houses and the Weald, with the facts that buyers here look for.',
    html: `<p>A fast train changed the map of Kent. Ashford and Ebbsfleet are nearer to St Pancras than some of London is, while a village eight miles away may be further from it than it was in 1960. Buyers know, and price accordingly.</p>
<h2>West, east and shore</h2>
<p>Sevenoaks, Tonbridge and Tunbridge Wells are ruled by commuting and schools, grammar schools above all; families ask about catchments, which nobody but the council can promise. Canterbury, Faversham and Deal have centuries to offer, and the consents that go with them. Whitstable, Margate and Folkestone have learnt to sell a studio and a sunset. Medway has terraces on hills, at prices that draw first-time buyers out of London.</p>
<h2>Have ready</h2>
<ul><li>For oasts, barns and timber frames: planning, listed-building consent, and an insurer’s letter.</li><li>On the coast: flood and erosion, and who maintains the defence.</li><li>In the Weald: drainage, private roads, and whether the paddock is in the title.</li><li>Near the lines: how often the trains pass, and at what hour they stop.</li></ul>
<p>Show your own home and the fee is ${figures.sellPayNow} in advance or ${figures.sellOnCompletion} when the sale completes, both with VAT.</p>`,
  },
  scotland: {
    title: 'Estate agents in Scotland',
    description: 'Selling in Scotland: Home Report, offers over, closing dates and LBTT, with a flat fee including VAT and solicitors for the offers.',
    html: `<p>Scotland sells homes by its own law, and in several ways by a better order: information first, commitment soon after.</p>
<h2>Before you list</h2>
<p>You need a Home Report, with single survey, energy report and property questionnaire, and a Scottish solicitor who receives offers and concludes missives. The report may be no more than 12 weeks old when marketing starts. We publish it beside the listing, so that buyers read it before they travel.</p>
<h2>Offers over, fixed price, closing dates</h2>
<p>“Offers over” invites competition: choose a figure below the valuation, and expect it to be passed if there is demand. A fixed price sells to the first person who meets it. If several note interest, your solicitor sets a closing date and you choose among sealed offers.</p>
<h2>City and country</h2>
<p>In Edinburgh and Glasgow tenement flats lead, with questions about the roof, the factor and the stair. In Aberdeen patience and price work together. In the Highlands and Islands buyers ask about access, heating oil, crofting status and broadband, in that order.</p>
<h2>For buyers and landlords</h2>
<p>Tax is LBTT, with 8% added for an additional dwelling. Landlords register with the council; tenancies are open-ended, and tenants pay no fees at all.</p>
<p>Our part costs ${figures.sellPayNow} in advance or ${figures.sellOnCompletion} on completion, VAT included. Home Report and solicitor are separate. The <a href="/guides/buying-in-scotland/">guide to buying in Scotland</a> explains the other side of the table.</p>`,
  },
  devon: {
    title: 'Estate agents in Devon',
    description: 'Selling in Devon, from Exeter to the moors and both coasts: flat fees including VAT, second-home questions, water, drains and lanes.',
    html: `<p>Two coasts, two moors and a city with a cathedral: Devon attracts people who have been promising themselves the move for ten years. They arrive with clear ideas and few practical questions, so it pays to answer those in advance.</p>
<h2>Exeter and the towns</h2>
<p>Exeter has the hospital, the university and the trains, and behaves like a small city with a large waiting list. Plymouth offers terraces and sea at city prices. Newton Abbot, Tiverton and Honiton sell to people who work in one of the two and park at home.</p>
<h2>Coast and moor</h2>
<p>In the South Hams, Salcombe and Croyde among the holiday addresses, second homes are a subject: councils may charge a council tax premium, and some newer houses carry a condition that they be lived in all year. Say which you have. On Dartmoor and Exmoor the national park is the planning authority, grazing rights may cross the gate, and winters count.</p>
<h2>Facts that Devon buyers thank you for</h2>
<ul><li>Mains or private water; sewer or septic tank, with its last inspection.</li><li>Cob, stone or timber frame, and who has repaired it with what.</li><li>Radon: much of the county is affected. A test result is better than a reassurance.</li><li>Width of the lane, for the removal van.</li></ul>
<p>Because viewers come from far away, a good floor plan and a film save both sides a journey. The fee is ${figures.sellPayNow} in advance or ${figures.sellOnCompletion} on completion, VAT included.</p>`,
  },
}
