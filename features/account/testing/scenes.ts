import { plain } from '#features/account/server/pictures/testing/pictures.ts'

import type { Client } from '#tests/journeys/client.ts'
import { profileLabels } from './labels.ts'
import type { Scene, Viewer } from '#tests/journeys/scene.ts'

/** Grace has a picture and all; carol a name that looks like hers. */
export async function nameMembers(clients: ReadonlyMap<Viewer, Client>): Promise<void> {
  const edit = async (viewer: Viewer, form: Record<string, string>): Promise<void> => {
    const { code, msg } = await clients.get(viewer)!.post('/deposit/blMusician/edit', form)
    if (code !== 'OK') throw new Error(`${viewer} is not named: ${msg}`)
  }
  const file = Uint8Array.from(await plain('jpeg'))
  const { data } = await clients.get('grace')!.post('/deposit/common/upload/oss/image', { file })
  await edit('grace', {
    nickname: 'Grace',
    introduction: 'I lay floors in Ravenna.\n馬賽克是慢工。',
    avatar: data.avatar,
  })
  await edit('carol', { nickname: 'Grаcе', introduction: 'W'.repeat(160) })
}

/** Profiles and the users list: empty, failed, cut, refused, and with names that look alike. */
export const profileScenes: readonly Scene[] = [
  { name: 'profile-nobody', viewer: 'nobody', path: '/profile' },
  { name: 'profile-newcomer', viewer: 'newcomer', path: '/profile' },
  { name: 'profile', viewer: 'grace', path: '/profile' },
  { name: 'profile-alike', viewer: 'carol', path: '/profile' },
  {
    name: 'profile-failed',
    viewer: 'alice',
    path: '/profile',
    broken: '/deposit/blMusician/info',
  },
  {
    name: 'profile-cut',
    viewer: 'alice',
    path: '/profile',
    async act(page, _, locale) {
      const labels = profileLabels[locale]
      const buffer = await plain('png', 300, 200)
      await page
        .getByLabel(labels.file)
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
      await page.getByLabel(labels.zoom).fill('2')
      await page.getByLabel(labels.nickname).fill('👨‍👩‍👧‍👦'.repeat(13))
      await page.getByText(labels.tooLong).waitFor()
    },
  },
  { name: 'usersList', viewer: 'nobody', path: '/usersList' },
  { name: 'usersList-none', viewer: 'nobody', path: '/usersList?q=nobody' },
  {
    name: 'usersList-failed',
    viewer: 'nobody',
    path: '/usersList',
    broken: '/deposit/blMusician/pageQuery',
  },
]
