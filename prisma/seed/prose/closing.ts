import { pickApplicable, type DescriptionContext } from './wording'

const furnishingTexts: Record<string, string[]> = {
  Furnished: [
    'The home is let furnished; an inventory is available on request.',
    'Furniture is included, as the inventory lists.',
    'It comes furnished.',
  ],
  'Part furnished': [
    'White goods and some furniture stay.',
    'It is let part furnished: ask what stays.',
    'It comes part furnished.',
  ],
  Unfurnished: [
    'It is let unfurnished, with an oven and hob in the kitchen.',
    'The home is let unfurnished.',
    'It comes unfurnished; carpets and blinds are included.',
  ],
}

function writeSaleClosing({ home, random }: DescriptionContext): string {
  return pickApplicable(random, [
    home.chainFree === true && 'There is no chain above the seller.',
    home.chainFree === true && 'The home is vacant and can complete as soon as the paperwork is done.',
    home.chainFree === false && 'The seller has found a home to buy and the chain is known.',
    'Viewings can be booked online, evenings and Saturdays included.',
    home.condition !== 'new' && 'The owner shows the home personally; choose a time online.',
    home.condition !== 'new' && 'Ask us for the answers the seller has given to the property questionnaire.',
    'Services and running costs are in the facts below.',
    home.condition === 'tired' && 'The price takes account of the work to be done.',
    home.condition === 'new' && 'The developer’s ten-year warranty passes to the buyer.',
    '',
  ])
}

/** Writes a closing that states no fixed term and excludes no applicant (Renters’ Rights Act 2025). */
function writeLettingClosing({ furnishing, random }: DescriptionContext): string {
  const furnishingText = furnishing ? pickApplicable(random, furnishingTexts[furnishing] ?? ['']) : ''
  const lastSentence = pickApplicable(random, [
    'Bills and council tax are the tenant’s to pay.',
    'Viewings can be booked online, evenings included.',
    'Smoke and carbon monoxide alarms are fitted, and the electrical report is to hand.',
    'Requests to keep a pet are considered.',
    'The landlord answers questions through the site.',
    '',
  ])
  return [furnishingText, lastSentence].filter((part) => part !== '').join(' ')
}

/** Writes the last sentences of a description. */
export const writeClosing = (context: DescriptionContext): string =>
  context.kind === 'sale' ? writeSaleClosing(context) : writeLettingClosing(context)
