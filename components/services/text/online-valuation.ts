import type { PageBody } from '@/lib/config/page-text'

/** Online house valuation (STATIC-34). The page has our own estimate; three outside sites stand beside it. */
export const onlineValuation = {
  intro: `<p>A free estimate at once, without a telephone call. Use it to find out which range you are in, and read on for what it cannot know.</p>`,
  sections: [
    {
      heading: 'How an online estimate is made',
      html: `<p>Ours counts the homes of the same type and number of bedrooms that are on the market with us in your town or village, and shows what the middle half of them ask. It says how many they are, and says nothing when they are fewer than five. Asking prices are not sold prices: most homes sell for a little less.</p><p>Other sites start from what sold near you, when and for how much, and adjust for size and for the movement of prices since. Where many similar homes have sold lately, that can be close. Where homes differ or seldom change hands, any estimate is a guess in a good suit.</p>`,
    },
    {
      heading: 'What it cannot see',
      html: `<ul><li>The kitchen, the damp, the view.</li><li>The extension built since the last sale.</li><li>The length of the lease.</li><li>The road that has been quiet since the bypass opened.</li></ul>`,
    },
    {
      heading: 'Compare several',
      html: `<p>Estimates come from different models, so look at more than one, put what was really paid beside them, and mind the space between. A narrow space means that there is plenty of evidence. A wide one means you should collect your own: our <a href="/guides/pricing-a-home/">guide to pricing a home</a> shows how, with nothing but sold prices and a tape measure.</p>`,
    },
    {
      heading: 'When you need a person',
      html: `<p>For probate, divorce, shared ownership or tax, ask a chartered surveyor for a formal valuation; an online figure will not be accepted. For a sale in Essex our local team visits free of charge and leaves you the evidence in writing.</p>`,
    },
  ],
} satisfies PageBody
