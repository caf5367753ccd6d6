import { defineTexts } from '#platform/std/text.ts'

/** Texts of the liquidity that one's team has staked. */
export const teamLpTexts = defineTexts({
  title: { en: 'Liquidity of your team', tc: '團隊的流動性' },
  worth: { en: 'Worth now', tc: '目前價值' },
  note: {
    en: 'LP that your first and second line have staked, at what the pools hold now.',
    tc: '您的第一層與第二層所質押的 LP，依資金池目前的存量計價。',
  },
  line1: { en: 'First line', tc: '第一層' },
  line2: { en: 'Second line', tc: '第二層' },
  members: { en: '{count, plural, one {# member} other {# members}}', tc: '{count, number} 人' },
  none: {
    en: 'Nobody in your first two lines has liquidity staked.',
    tc: '您的前兩層尚無人質押流動性。',
  },
})
