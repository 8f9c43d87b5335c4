import { priceTexts } from '../../../../lib/config/price-texts'

/** The six regions that header and footer link. The HTML is stored as the site meta `estateagent-{slug}` (EA-11). */
export const regions: Readonly<
  Record<
    'essex' | 'manchester' | 'leicestershire' | 'kent' | 'scotland' | 'devon',
    { title: string; description: string; html: string }
  >
> = {
  essex: {
    title: 'Estate agents in Essex',
    description: `Sell in Essex for a flat fee online, or with our local team for ${priceTexts.localSale} including VAT. What buyers ask here, and what to have ready.`,
    html: `<p>Essex is where we began, and the only county in which you can choose between showing your own home and having us do it.</p>
<h2>One county, several markets</h2>
<p>The railway divides it. Buyers compare towns on the line to Liverpool Street, such as Shenfield, Chelmsford, Witham and Colchester, by how many minutes the train takes. Southend has two lines and a seafront. Harlow and Basildon offer more floor space for the money; Epping and Loughton are on the Underground; Saffron Walden and Dedham are as pretty as a calendar. The coast from Harwich to Burnham draws people who want sea air and big skies.</p>
<h2>What Essex buyers ask</h2>
<ul><li>How long is the walk to the station, and is there a waiting list for a parking permit?</li><li>Near the estuary and the rivers: has it flooded, and what does insurance cost?</li><li>On newer estates: is there an estate charge, and who runs the green?</li><li>In the north: is the house listed, and did the alterations have consent?</li></ul>
<h2>Two ways to sell</h2>
<p>Online for ${priceTexts.sellPayNow} in advance or ${priceTexts.sellOnCompletion} on completion. With the <a href="/local/essex">local team</a> for ${priceTexts.localSale}, hosted viewings and sales progression included. All prices include VAT.</p>`,
  },
  manchester: {
    title: 'Estate agents in Manchester',
    description:
      'Flat-fee selling in Manchester: city flats, terraces and the southern suburbs, leasehold questions answered early, and no commission.',
    html: `<p>Few cities change as quickly as this one, and few have buyers who are so well informed. A flat in Ancoats may have ten others for sale in the same building. A terraced house in Levenshulme may have two in the same street.</p>
<h2>The centre: sell the building</h2>
<p>With a flat, buyers ask about the building first. Have the service charge, the reserve fund, the fire-risk assessment and, where the building is tall enough, the position on external walls ready before the first viewing. Lenders ask for them, and so do buyers who have lost a purchase because those papers were missing.</p>
<h2>The terraces: sell the condition</h2>
<p>In Chorlton, Withington and Prestwich buyers ask about the roof, damp and the completion certificate for the loft room. Many houses here are leasehold for 999 years at a few pounds a year. Say so, and give the sum: few buyers mind once they know.</p>
<h2>The tram</h2>
<p>Metrolink has brought many suburbs within easy reach of the centre. Name the nearest stop and how many minutes’ walk it is.</p>
<h2>Letting</h2>
<p>In some neighbourhoods you need a selective or additional licence to let. Check the council’s map before you advertise. Finding a tenant costs ${priceTexts.letFindTenant} including VAT, and one specific rent has to be stated.</p>`,
  },
  leicestershire: {
    title: 'Estate agents in Leicestershire',
    description:
      'Selling in Leicestershire, from Loughborough to Market Harborough: flat fees including VAT, with what buyers ask in city, town and village.',
    html: `<p>People often move to Leicestershire for work and stay for the space. A home here is bigger than the same money buys in the south, and with Market Harborough about an hour from London by train, buyers from London have noticed.</p>
<h2>City, towns, villages</h2>
<p>Around the city, in Oadby, Wigston and Braunstone, most buyers want an inter-war semi, and an extension matters more than the age. Loughborough has a university and the rental market to go with it. Melton and the villages towards Rutland sell ironstone and gardens; Hinckley and Coalville sell space, with new estates in good supply.</p>
<h2>Ground and air</h2>
<p>The north-west of the county is coalfield, so have a mining report ready around Coalville and Ashby. Near Castle Donington people ask about aircraft at night. Tell them honestly what you hear.</p>
<h2>If new homes are being built nearby</h2>
<p>Buyers will compare your home with a show home that comes with free carpets. Point out the garden, the parking and the finished street, and give your price per square metre so that they can compare it.</p>
<p>Selling costs ${priceTexts.sellPayNow} now or ${priceTexts.sellOnCompletion} on completion, VAT included.</p>`,
  },
  kent: {
    title: 'Estate agents in Kent',
    description:
      'Selling in Kent for a flat fee: high-speed towns, the coast, oast houses and the Weald, with the facts that buyers here look for.',
    html: `<p>A fast train changed the map of Kent. You can be at St Pancras sooner from Ashford or Ebbsfleet than from some parts of London, while a village eight miles from the fast line may be little closer than it was in 1960. Buyers know this, and it shows in the prices.</p>
<h2>West, east and shore</h2>
<p>Sevenoaks, Tonbridge and Tunbridge Wells are about commuting and schools, grammar schools above all; families ask about catchment areas, so refer them to the council and the school. Canterbury, Faversham and Deal have old houses, and the listed-building rules that go with them. Whitstable, Margate and Folkestone draw artists and people from London. Medway has terraces on hills, at prices that attract first-time buyers out of London.</p>
<h2>Have ready</h2>
<ul><li>For oasts, barns and timber frames: planning, listed-building consent, and an insurer’s letter.</li><li>On the coast: flood and erosion, and who maintains the defence.</li><li>In the Weald: drainage, private roads, and whether the paddock is in the title.</li><li>Near the lines: how often the trains pass, and when the last one runs.</li></ul>
<p>Show your own home and the fee is ${priceTexts.sellPayNow} in advance or ${priceTexts.sellOnCompletion} when the sale completes, both with VAT.</p>`,
  },
  scotland: {
    title: 'Estate agents in Scotland',
    description:
      'Selling in Scotland: Home Report, offers over, closing dates and LBTT, with a flat fee including VAT and solicitors for the offers.',
    html: `<p>Scotland has its own law for selling homes. Buyers have more information before they offer, and both sides are committed sooner.</p>
<h2>Before you list</h2>
<p>You need a Home Report, with single survey, energy report and property questionnaire, and a Scottish solicitor who receives offers and concludes missives. The report may be no more than 12 weeks old when marketing starts. We publish it beside the listing, so that buyers read it before they travel.</p>
<h2>Offers over, fixed price, closing dates</h2>
<p>“Offers over” invites competition: choose a figure below the valuation, and expect offers above it if there is demand. With a fixed price, you sell to the first person who offers it. If several note interest, your solicitor sets a closing date and you choose among sealed offers.</p>
<h2>City and country</h2>
<p>In Edinburgh and Glasgow most sales are of flats, often in tenements, and buyers ask about the roof, the factor and the stair. In Aberdeen you may need patience and a realistic price. In the Highlands and Islands buyers ask about access, heating oil, crofting status and broadband, in that order.</p>
<h2>For buyers and landlords</h2>
<p>Tax is LBTT, with 8% added for an additional dwelling. Landlords register with the council; tenancies are open-ended, and tenants pay no fees at all.</p>
<p>Our part costs ${priceTexts.sellPayNow} in advance or ${priceTexts.sellOnCompletion} on completion, VAT included. Home Report and solicitor are separate. The <a href="/guides/buying-in-scotland/">guide to buying in Scotland</a> explains how the sale looks to a buyer.</p>`,
  },
  devon: {
    title: 'Estate agents in Devon',
    description:
      'Selling in Devon, from Exeter to the moors and both coasts: flat fees including VAT, second-home questions, water, drains and lanes.',
    html: `<p>Two coasts, two moors and a city with a cathedral: Devon attracts people who have been promising themselves the move for ten years. They know what they want but not always what to ask, so it pays to answer the practical questions in advance.</p>
<h2>Exeter and the towns</h2>
<p>Exeter has the hospital, the university and the trains, and more people want to live there than it has homes. Plymouth has terraced houses and the sea. Newton Abbot, Tiverton and Honiton draw people who work in one of the two cities and want a drive of their own.</p>
<h2>Coast and moor</h2>
<p>Around Salcombe in the South Hams, and Croyde on the north coast, second homes are a sensitive subject: councils may charge a council tax premium, and some newer houses may only be used as a main home. Say if yours is one of them. On Dartmoor and Exmoor the national park is the planning authority, neighbours may have grazing rights, and winters are hard.</p>
<h2>Facts that Devon buyers thank you for</h2>
<ul><li>Mains or private water; sewer or septic tank, with its last inspection.</li><li>Cob, stone or timber frame, and who has repaired it with what.</li><li>Radon: much of the county is affected. A test result is better than a reassurance.</li><li>Width of the lane, for the removal van.</li></ul>
<p>Because viewers come from far away, a good floor plan and a film save both sides a journey. The fee is ${priceTexts.sellPayNow} in advance or ${priceTexts.sellOnCompletion} on completion, VAT included.</p>`,
  },
}
