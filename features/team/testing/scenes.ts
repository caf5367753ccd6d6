import { changed } from '#tests/journeys/changed.ts'
import type { Scene } from '#tests/journeys/scene.ts'
import { teamLabels } from './labels.ts'

/** Invitations and the own team: the tree, the numbers, a search, an empty team, unread. */
export const teamScenes: readonly Scene[] = [
  { name: 'invitations', viewer: 'alice', path: '/invitations' },
  { name: 'invitations-newcomer', viewer: 'newcomer', path: '/invitations' },
  { name: 'invitations-nobody', viewer: 'nobody', path: '/invitations' },
  {
    name: 'invitations-failed',
    viewer: 'alice',
    path: '/invitations',
    broken: '/deposit/member/directList',
  },
  { name: 'teams', viewer: 'alice', path: '/teams' },
  {
    name: 'teams-counts',
    viewer: 'alice',
    path: '/teams',
    async act(page, _w, locale) {
      await page.getByText(teamLabels[locale].whatCounts).click()
    },
  },
  { name: 'teams-empty', viewer: 'newcomer', path: '/teams' },
  { name: 'teams-nobody', viewer: 'nobody', path: '/teams' },
  {
    name: 'teams-failed',
    viewer: 'alice',
    path: '/teams',
    broken: '/deposit/member/getTeamStatistics',
  },
  {
    name: 'teams-lp',
    viewer: 'alice',
    path: '/teams',
    before: changed('/deposit/liquidity/teamLP', (data) => {
      data.totalWorth = '1234567890123'
      for (const line of data.lines) {
        Object.assign(line, { staked: '98765432109876543', stakers: 12 * line.line })
        line.worth = line.line === 1 ? '617283945061' : null
      }
    }),
  },
  {
    name: 'teams-below',
    viewer: 'alice',
    path: '/teams',
    async act(page, _w, locale) {
      const labels = teamLabels[locale]
      await page.getByRole('button', { name: labels.lookAt }).first().click()
      await page.getByRole('button', { name: labels.up }).waitFor()
      await page.getByLabel(labels.search).fill('T0')
      await page.getByText(labels.searchWrong).waitFor()
    },
  },
]
