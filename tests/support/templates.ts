import { articlesOf, searchLettings, searchSales } from './agency-calls'

/** Returns a path for each page template, with ids and slugs of the site under test. @throws if one is missing */
export async function findTemplatePaths() {
  const [sale] = (await searchSales({ location: 'Witham' })).properties
  const [letting] = (await searchLettings({ location: 'Chelmsford' })).properties
  const [news] = await articlesOf('news').list()
  const [guide] = await articlesOf('guides').list()
  return {
    home: '/',
    'search form': '/find-a-property',
    'results for sale': '/find-a-property/Witham',
    'results to let': '/find-a-letting/Chelmsford',
    'listing for sale': `/property/${sale!.id}/${sale!.property_url}`,
    'listing to let': `/letting/${letting!.id}/${letting!.property_url}`,
    'news list': '/news',
    'news item': `/news/${news!.slug}/`,
    'guides list': '/guides',
    guide: `/guides/${guide!.slug}/`,
    'service page': '/property-management',
    'local page': '/local/essex',
    'estate agents': '/estate-agents',
    'estate agents of a place': '/estate-agents/essex',
    login: '/login',
    contact: '/contact',
    'local contact': '/emoov-local-contact',
    'legal page': '/terms-and-conditions',
  }
}
