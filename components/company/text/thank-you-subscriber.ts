import { brand } from '@/lib/config/brand'
import type { PageBody } from '@/lib/config/page-text'

/** The page after a newsletter subscription (STATIC-37). */
export const thankYouSubscriber: PageBody = {
  sections: [
    {
      heading: 'What happens now',
      html: `<p>Our newsletter comes about once a month: changes in the law, guides we have written, and homes worth a look. Every issue has a link that ends it at once. If nothing has arrived after a few weeks, look among the unwanted mail, and add ${brand.email} to your contacts.</p>`,
    },
    {
      heading: 'Meanwhile',
      html: `<ul><li><a href="/find-a-property">Homes for sale</a> and <a href="/find-a-letting">homes to let</a></li><li><a href="/guides/">Guides</a> to buying, selling and renting</li><li><a href="/news/">News</a></li></ul>`,
    },
  ],
}
