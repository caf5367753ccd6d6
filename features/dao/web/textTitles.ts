import { defineTexts } from '#platform/std/text.ts'

/** Titles of screens and tiles; they are in the first code. */
export const daoTitles = defineTexts({
  dao: { en: 'Community DAO', tc: '社群 DAO' },
  stakes: { en: 'Stakes for votes', tc: '投票質押' },
  stake: { en: 'Stake for votes', tc: '投票質押' },
})
