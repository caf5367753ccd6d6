import type { Scene } from '#tests/journeys/scene.ts'
import { undrawn } from '#tests/journeys/notRendered.ts'

import { newsApi } from '../api.ts'
import { newsLabels } from './labels.ts'

/** Announcements: the list, each kind, the proof opened, one changed on its way, and the states without any. */
export const newsScenes: readonly Scene[] = [
  { name: 'announcements', viewer: 'alice', path: '/announcements' },
  { name: 'announcement', viewer: 'alice', path: '/announcement?id=3' },
  { name: 'announcement-news', viewer: 'nobody', path: '/announcement?id=2' },
  {
    name: 'announcement-proof',
    viewer: 'nobody',
    path: '/announcement?id=1',
    act: (page, _, locale) => page.getByText(newsLabels[locale].howToCheck).click(),
  },
  {
    name: 'announcements-tampered',
    viewer: 'nobody',
    path: '/announcements',
    async before(page) {
      await undrawn(page)
      await page.route(`**${newsApi.page.path}`, async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        await route.fulfill({ response, body: text.replace('revoke each', 'approve each') })
      })
    },
    act: (page, _, locale) => page.getByText(newsLabels[locale].faulty).waitFor(),
  },
  { name: 'announcement-unnamed', viewer: 'nobody', path: '/announcement' },
  { name: 'announcement-unknown', viewer: 'nobody', path: '/announcement?id=999' },
  {
    name: 'announcements-failed',
    viewer: 'nobody',
    path: '/announcements',
    broken: newsApi.page.path,
  },
]
