import { brand } from '@/lib/config/brand'
import { SESSION_COOKIE_OVER_HTTPS, SESSION_COOKIE_OVER_HTTP } from '@/lib/session/cookie-name'
import { FILE_NOTICE_COOKIE, FILE_NOTICE_SECONDS } from '@/lib/config/file-notice'
import { RETURN_TO_COOKIE } from '@/lib/config/return-to-cookie-name'
import type { PageBody } from '@/lib/config/page-text'

/** Lists all cookies and storage keys with purpose and lifetime (D-19, D-137, D-152; PECR). */
export const cookiePolicy: PageBody = {
  intro: `<p>Cookies are small files that a website asks your browser to keep. Local storage is a larger drawer for the same purpose. The law treats both alike: what is strictly necessary needs no consent, and nearly everything else does.</p>`,
  sections: [
    {
      heading: 'Needed for the website to work',
      html: `<table>
<thead><tr><th scope="col">Name</th><th scope="col">Kind</th><th scope="col">Purpose</th><th scope="col">Kept</th></tr></thead>
<tbody>
<tr><td>${SESSION_COOKIE_OVER_HTTPS} (${SESSION_COOKIE_OVER_HTTP} on a line without encryption)</td><td>Cookie, not readable by scripts</td><td>Knows that you are logged in</td><td>Until you log out, at most 30 days</td></tr>
<tr><td>${RETURN_TO_COOKIE}</td><td>Cookie</td><td>Takes you back to the page that asked you to log in</td><td>Until used, at most half an hour</td></tr>
<tr><td>${FILE_NOTICE_COOKIE}</td><td>Cookie, not readable by scripts</td><td>Tells you, in a browser without JavaScript, whether a picture or document has been added or changed</td><td>${FILE_NOTICE_SECONDS} seconds</td></tr>
<tr><td>cookieAccepted</td><td>Local storage</td><td>Your choice about cookies</td><td>Until changed</td></tr>
<tr><td>deviceId</td><td>Local storage</td><td>Ties a one-time password to this browser</td><td>Until you clear it</td></tr>
<tr><td>token, user</td><td>Local storage</td><td>Shows your name in the header and connects your messages</td><td>Until you log out</td></tr>
<tr><td>account_saved_homes</td><td>Local storage</td><td>Fills the hearts of the homes that your account has saved</td><td>Until you log out</td></tr>
<tr><td>draft</td><td>Local storage of the tab</td><td>Keeps what you typed if your login ends in the middle of a form</td><td>Until restored, or the tab is closed</td></tr>
<tr><td>messages_told</td><td>Local storage of the tab</td><td>Tells you of a new message once, and not again on each page</td><td>Until the tab is closed</td></tr>
<tr><td>lastURL</td><td>Local storage</td><td>Takes you back to where you were after logging in</td><td>Until used</td></tr>
<tr><td>selected_package, additional_package, additional_package_cost, property_id</td><td>Local storage</td><td>Holds your order until it is paid for</td><td>Until the order is complete</td></tr>
</tbody>
</table>`,
    },
    {
      heading: 'For your convenience, at your request',
      html: `<table>
<thead><tr><th scope="col">Name</th><th scope="col">Purpose</th><th scope="col">Kept</th></tr></thead>
<tbody>
<tr><td>location_filter, price_filter, type_filter, beds_filter, radius_filter, and the same beginning with sales_</td><td>Fills in your last search</td><td>Until you clear it</td></tr>
<tr><td>closed_notice</td><td>Keeps a notice away that you have closed</td><td>Until you clear it</td></tr>
<tr><td>recent_locations</td><td>Offers the last five places you searched for</td><td>Until you clear it</td></tr>
<tr><td>saved_homes</td><td>Keeps the homes that you save without an account, and your notes about them; moved to your account when you log in</td><td>Until you remove them or clear it</td></tr>
<tr><td>viewed_homes</td><td>Marks the homes whose pages you have opened as seen, and lists the last ones; at most 200</td><td>Until you clear the list or the storage</td></tr>
<tr><td>saved_searches</td><td>Keeps the searches that you save without an account; moved to your account when you log in, if it has room for them</td><td>Until you remove them or clear it</td></tr>
<tr><td>news_current_page, guides_current_page, property_lettings_current_page</td><td>Returns to the page of a list that you came from</td><td>Until you leave that section or search anew</td></tr>
<tr><td>result_lists, news_item_read, guides_item_read</td><td>Shows a list again as you left it when you come back; in the storage of the tab</td><td>Half an hour, or until the tab is closed</td></tr>
</tbody>
</table>
<p>These never leave your browser, except that the homes of your lists are looked up by their numbers, and saved homes and saved searches move to your account when you log in. When you save a home, we count one more save of it for its owner, without a word about you.</p>`,
    },
    {
      heading: 'Yours to refuse',
      html: `<table>
<thead><tr><th scope="col">Name or service</th><th scope="col">Purpose</th><th scope="col">Kept</th></tr></thead>
<tbody>
<tr><td>affiliate</td><td>Remembers that a partner’s link brought you here, so that the partner is credited. It is written when you arrive by such a link and removed at once if you refuse</td><td>30 days</td></tr>
<tr><td>Order tracking</td><td>Tells a partner of an order that came through it: amount and property reference, not your name</td><td>Set by the partner</td></tr>
<tr><td>Google Maps</td><td>Shows an interactive map; without it we draw our own</td><td>Set by Google</td></tr>
</tbody>
</table>
<p>The partner’s name in the header comes and goes with that cookie. Orders are told to a partner, and Google’s map is shown, only once you have accepted.</p>`,
    },
    {
      heading: 'At the moment you need them',
      html: `<p>Two services run only where you use them, to keep forms and payments safe: Google reCAPTCHA when you begin to fill in certain forms, and the card provider’s script on payment pages. They set cookies of their own to tell people from robots and to prevent fraud.</p>`,
    },
    {
      heading: 'Statistics',
      html: `<p>We keep no statistics about visitors. Nothing on this website counts your visits, or follows you from page to page, from day to day or to other websites.</p>`,
    },
    {
      heading: 'Changing your mind',
      html: `<p>Use <em>Cookie choices</em> at the foot of any page. Accepting and refusing take one click each. You can also clear cookies and storage in your browser’s settings; you will then be logged out, and asked again.</p>
<p>Questions: <a href="mailto:${brand.email}">${brand.email}</a>. For everything else about your data see the <a href="/privacy-policy">privacy policy</a>. <small>Last changed on 28 November 2026.</small></p>`,
    },
  ],
}
