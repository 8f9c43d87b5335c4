import { hasCouncilTax, type Nation } from '../../../../lib/domain/nation'

/** The kind of a place decides the advice on its page. A `historic` town is an old town with a cathedral or castle. */
export type PlaceKind =
  | 'inner-london'
  | 'outer-london'
  | 'big-city'
  | 'former-industrial'
  | 'mill-town'
  | 'coast'
  | 'historic'
  | 'new-town'
  | 'commuter'
  | 'rural'
  | 'island'

/** Advice on selling, by the kind of place. `{place}` stands for the name; no text states a fact about one place. */
export const openings: Readonly<Record<PlaceKind, readonly string[]>> = {
  'inner-london': [
    'In {place} two streets can be two markets: one side of a railway, a school or a conservation area may add more than another bedroom does.',
    'For a flat in {place} the length of the lease and the service charge decide as much as the view. Put both into the listing before anyone asks.',
    'Buyers come to {place} with a journey time and a price limit in mind. Time the walk to the station yourself, and state the minutes.',
    'Where a house in {place} has been divided, a plan, a building-control certificate and a clear account of who owns the roof will save you weeks.',
  ],
  'outer-london': [
    'Families compare {place} with the boroughs on either side of it, so name the schools, the station and the zone, and let the floor plan do the rest.',
    'Extensions are the rule in {place}. Have the completion certificates for loft, kitchen and conservatory together before the first viewing.',
    'A garden, a drive and a spare room sell homes in {place}. Photograph them in daylight and give their measurements.',
    'Say in your {place} listing how far the station is on foot and whether parking needs a permit. Buyers ask about those two facts first.',
  ],
  'big-city': [
    'In {place} people ask for a street rather than a postcode, so name yours and say what is at the end of it.',
    'Flats in the middle, terraces around them, semis beyond: in {place} each kind of home has its own buyers. Write for yours.',
    'There is plenty of evidence of prices in {place}, which makes overpricing easy to spot. Start where three sales within half a mile agree.',
    'Many people who view in {place} come from the next district. Tell them what yours has that theirs has not.',
  ],
  'former-industrial': [
    'Homes in {place} sell on condition more than on looks. Roof, damp and wiring first, paint afterwards.',
    'Your buyer may live a mile away and know the street better than any agent. In {place} a plain description earns more trust than a grand one.',
    'Terraces and semis make up much of what sells in {place}, and they are compared by the square foot. Measure yours.',
    'In {place} first-time buyers and landlords look at the same houses. State council tax, energy rating, and what was done when.',
  ],
  'mill-town': [
    'Stone terraces in {place} sell on roofs, gutters and damp. A receipt for the last repair is worth a paragraph of praise.',
    'Houses on very long leases at a few pounds a year are common in this part of the country. If yours in {place} is one, put the ground rent in the listing; silence makes it look like more.',
    'On the slopes of {place} light, views and parking differ from door to door. Show the street, the back lane and the outlook.',
    'Check before you list whether your {place} home shares a wall, a yard or a floor with a neighbour, and who mends it.',
  ],
  coast: [
    'Sea air sells homes in {place} and wears them out. A record of when the roof, the windows and the render were last done is worth more than a new kitchen.',
    'Viewers in {place} want different facts: residents ask about parking, newcomers about flooding. Answer both.',
    'Photograph {place} in summer if you can and sell when you like: serious buyers come in November too.',
    'Some people who look in {place} are retiring and some are looking for a second home. Steps, lifts and stairs matter to the first, conditions of the title or lease to the second.',
  ],
  historic: [
    'In {place} character means paperwork. If your home is listed or in a conservation area, have consents for past work to hand.',
    'Old centre, permit parking, and a ring of newer homes outside it: {place} has two kinds of buyer, and few of them look at both.',
    'Families move to {place} by term dates. A home listed in February can be sold for a September start.',
    'Walking distance is what sells the middle of {place}; parking and gardens sell the rest. Say which of them you have.',
  ],
  'new-town': [
    'Much of {place} was planned, with garages in blocks and paths between the houses. Say which garage is yours and who owns the path.',
    'Space for the money is the case for {place}, and the floor plan makes it better than any adjective.',
    'Neighbourhoods in {place} were built one after another, so buyers ask for the decade. Give the year, the construction and the heating.',
    'Covenants on estates in {place} may concern fences, vans and extensions. Find yours before the buyer’s solicitor does.',
  ],
  commuter: [
    'People buy in {place} with a timetable in their hand. State the walk to the station in minutes, and how often the trains go.',
    'A home ten minutes from the platform and one that needs a car compete with different towns. Place yours honestly on the map of {place}.',
    'In {place} buyers ask about broadband before they ask about the early train. Test the speed and state it.',
    'Gardens and a room to work in sell homes in {place}. Furnish the spare room for how it is used.',
  ],
  rural: [
    'Villages make a thin market. Around {place} there may be one comparable sale a year, so judgement and floor area have to do the work of statistics.',
    'In the country people buy the lane with the house. Around {place} photograph the approach, name the nearest shop, and say what the telephone signal is like in the kitchen.',
    'Land changes the sums. For homes around {place} say how much there is, what it has been used for, and whether anyone else may cross it.',
    'Tank, spring, septic system, a right of way across the yard: put the facts that city buyers have never met at the top of your {place} listing.',
  ],
  island: [
    'Island markets are small and well informed. What buyers from elsewhere need to know about {place} is the crossing, the water, the heating and the broadband.',
    'People who move to {place} from the mainland decide in two steps: the island first, the house after. Answer the questions of both.',
    'Weather is part of every survey in {place}. Say which way the house faces, what it is built of and when the roof was done.',
    'In {place} few homes are for sale at once. A measured plan and a film can save a ferry trip.',
  ],
}

interface QuestionTopic {
  pattern: RegExp
  variants: readonly string[]
  /** Replaces the variants in Scotland, whose flats are owned outright, without a lease. */
  scottishVariants?: readonly string[]
}

/** Questions of buyers by topic. A place whose text matches the pattern of a topic gets one of the variants. */
export const topicQuestions: readonly QuestionTopic[] = [
  {
    pattern: /flood|tide|tidal|drainage|spring tides|levels|flat and low|island lies|low land|low ground/i,
    variants: [
      'Has it flooded, how high, and what does the insurance cost? Look at the public flood map first, because your buyer will.',
      'Is it in a flood zone? Add the year, the depth and the repairs if water ever came in, and the name of the insurer if it did not.',
      'What stands between the house and the water, and who looks after it? Say so, with last year’s premium.',
    ],
  },
  {
    pattern: /coal|mining|pit\b|pits\b|mined|colliery|shafts|old workings|miners/i,
    variants: [
      'Is there a mining report? Bought when you list, it is cheaper than a question in week nine.',
      'What was dug beneath it? A mining search answers that, and lenders here expect to see one.',
      'Are there shafts or old claims? Order the mining report early and keep the certificate of any repair.',
    ],
  },
  {
    pattern:
      /erosion|cliffs? slip|slipping|cliffs that|slopes? move|dunes move|loses|crumble|undercliff|lost (houses|homes)|retreating|stability/i,
    variants: [
      'Is the ground stable? A report, or the shoreline plan for your stretch, says more than a reassurance.',
      'How far is it from the edge, and what does the shoreline management plan say? Link to the plan and say when you last read it.',
    ],
  },
  {
    pattern:
      /national park|\bpark is the planner|park plans|planner|Downs park|Eryri|Trossachs park|Bannau|local-occupancy|local occupancy|National Landscape/i,
    variants: [
      'Who is the planning authority, and does a condition say who may live there? Have the decision notice ready.',
      'May it be a second home or a holiday let? Planning conditions and the council tax premium are the first things that buyers from away look up.',
      'What may be altered? Protected landscapes have rules about windows, roofs and outbuildings; list the consents you have.',
    ],
  },
  {
    pattern: /listed|conservation area|thatch|timber|World Heritage|Georgian|Regency|cob\b|cottages/i,
    variants: [
      'Is it listed or in a conservation area, and was the work on it consented? Put the papers in one folder.',
      'What is it built of, and how was it repaired? Lime, thatch and old timber want a surveyor who knows them.',
      'Which windows, doors and chimneys are protected? A short list saves the buyer’s solicitor a long letter.',
    ],
  },
  {
    pattern: /flats|tenement|mansion|leasehold|lease\b|leases|towers|stucco/i,
    variants: [
      'If it is a flat: how many years are left, what are the service charge and the ground rent, and who manages the building?',
      'For a flat, what is planned for the roof, the lift and the outside walls? The last three years’ accounts answer most of it.',
      'Is the freehold shared, and is there a fund for repairs? Flats with money set aside sell more easily.',
    ],
    scottishVariants: [
      'If it is a flat: who is the factor, what are the yearly charges, and how do the owners share repairs?',
      'For a flat, what is planned for the roof, the stair and the outside walls? The factor’s last accounts answer most of it.',
      'Is there a fund for repairs of the building? Flats with money set aside sell more easily.',
    ],
  },
  {
    pattern: /universit|students?\b|let by the room/i,
    variants: [
      'If it is let to students: when does the tenancy end, is there a licence, and what is the rent with bills?',
      'May it be let to sharers? Ask the council whether the street has a limit on shared houses before you say so.',
    ],
  },
  {
    pattern: /new (estates?|town|quarter|homes|flats|village|building|settlements)|estates|grow(s|ing|th)\b/i,
    variants: [
      'On a newer estate: is there an estate charge, who runs the green, and how much of the warranty is left?',
      'Are the roads adopted? If a management company looks after them, add its last demand to the listing.',
      'Builders nearby offer new homes with incentives. Your answer is the finished garden, the parking and a price that can be compared.',
    ],
  },
  {
    pattern: /train|station|line\b|railway|tram|metro|Euston|Paddington|St Pancras|King’s Cross|Waterloo/i,
    variants: [
      'How long is the walk to the station, and is there parking when you get there?',
      'Which trains stop, and how late is the last one home? Name the station, since people search by it.',
      'Can the line be heard? Say when it is quiet as well.',
    ],
  },
  {
    pattern: /farm|oil|septic|private water|private drains|croft|village|common/i,
    variants: [
      'How is it heated, where does the waste go, and whose is the water? Give the dates of the last service too.',
      'Are there rights of way, grazing or common rights? Mark them on the plan.',
    ],
  },
]

/** Questions of any buyer, for places whose texts match too few topics. */
export const listGeneralQuestions = (nation: Nation): readonly string[] => [
  `What are the ${hasCouncilTax(nation) ? 'council tax band' : 'rates'} and the energy rating, and what did heating cost last year?`,
  'Who owns the boundaries, and is the drive yours alone?',
  'What was done to the house, when, and with which certificate?',
  'How fast is the broadband, measured rather than promised?',
]

/** Texts on how a sale runs, by nation. */
export const sellingByNation: Readonly<Record<Nation, readonly string[]>> = {
  england: [
    'Nothing binds either side in England until contracts are exchanged. Papers that are ready when you list are the surest way to shorten the weeks before that.',
    'Buyers in England pay stamp duty land tax from £125,000, first-time buyers from £300,000 up to a price of £500,000. The listing works the sum out for them.',
    'An energy certificate has to be ordered before a home in England is advertised, and the facts that matter have to be in the listing. We ask you for them one by one.',
  ],
  scotland: [
    'As everywhere in Scotland, a Home Report comes before the market and a solicitor before the offer. The sale binds when missives are concluded, often weeks before the keys change hands.',
    '“Offers over” is the usual wording. Set the figure where several people can reach it, and let the closing date do the rest. Buyers pay Scotland’s own tax, LBTT.',
    'The Home Report must be no more than twelve weeks old when marketing begins. We publish it beside the listing, so that people read it before they travel.',
  ],
  wales: [
    'A sale here follows the same law of contract as in England, with Welsh tax and Welsh council bands up to I. The listing shows both.',
    'Buyers pay land transaction tax at Welsh rates, with a higher scale for a second home, and councils may add a premium to its council tax. Say whether yours has been a main residence.',
    'Nothing binds either side until contracts are exchanged. Order what searches you can, drainage above all, before the buyer does.',
  ],
  'northern-ireland': [
    'There is no council tax in Northern Ireland: the listing shows the capital value and last year’s rates instead.',
    'Offers are usually made openly, and the contract is formed between the solicitors. Stamp duty land tax is the same as in England.',
    'Many homes are held on long leases at a small ground rent, which can often be bought out. Look at your title before a buyer asks.',
  ],
}

export const lettingByNation: Readonly<Record<Nation, readonly string[]>> = {
  england: [
    'Since 1 May 2026 tenancies in England are periodic and advertisements carry one rent, which nobody may outbid.',
    'Ask the council whether the street needs a selective or additional licence before you advertise. A tenant pays no fee to anyone.',
    'The energy rating has to be E or better, and the deposit may be five weeks’ rent at most where a year’s rent is below £50,000.',
  ],
  scotland: [
    'Landlords register with the council, and the number goes in the advertisement. Tenancies are open-ended, and tenants pay no fees at all.',
    'A deposit may be two months’ rent at most and goes to an approved scheme within thirty working days.',
  ],
  wales: [
    'Landlords register with Rent Smart Wales and let by occupation contracts, with a written statement within fourteen days.',
    'A home let in Wales has to be fit for habitation, with hard-wired smoke alarms and an electrical report. Rent Smart Wales registers the landlord, and licenses whoever manages.',
  ],
  'northern-ireland': [
    'Landlords register, deposits may be one month’s rent at most, and a receipt has to be given for every payment in cash.',
  ],
}
