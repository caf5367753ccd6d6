import type { Examples } from '#tests/examples.ts'

import { newsApi } from './api.ts'
import { formOf, makeNews } from './testing/publishing.ts'
import { newsScenes } from './testing/scenes.ts'

export const newsExamples: Examples = {
  screens: {
    '/announcements': { scene: 'announcements', as: 'alice' },
    '/announcement': { scene: 'announcement', as: 'alice', query: '?id=3' },
  },
  scenes: () => newsScenes,
  states: [{ scene: 'announcement-news', as: 'alice' }],
  // The fourth announcement is published once.
  unprepared: { [newsApi.publish.path]: 'mostly' },
  /** Three are there, and the fourth is signed. */
  async prepare(stack) {
    await makeNews(stack)
    const next = await formOf(stack.server.url)
    return {
      values: {},
      ofPath: { [newsApi.one.path]: { id: '1' }, [newsApi.publish.path]: next },
    }
  },
}
