/** `picture` is a file in public/valuation. Not in `brand`, which every page's scripts contain. */
export const valuationSites = [
  {
    name: 'Zoopla house prices',
    url: 'https://www.zoopla.co.uk/house-prices/',
    picture: 'estimate',
    text: 'Estimates for single homes, street by street.',
  },
  {
    name: 'Rightmove house prices',
    url: 'https://www.rightmove.co.uk/house-prices.html',
    picture: 'sold-prices',
    text: 'What homes near you were sold for, with their old pictures.',
  },
  {
    name: 'HM Land Registry',
    url: 'https://www.gov.uk/search-house-prices',
    picture: 'register',
    text: 'The official record of prices paid in England and Wales.',
  },
] as const
