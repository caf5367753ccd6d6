import type { WebFeature } from '#platform/web/feature.ts'
import { defineTexts } from '#platform/std/text.ts'

/** Text of the title bar: loaded with the app, before the screen. */
const texts = defineTexts({
  records: { en: 'Records', tc: '紀錄' },
})

export const recordsWeb: WebFeature = {
  name: 'records',
  tiles: [{ group: 'tools', order: 90, text: texts.records, to: '/record', icon: 'records' }],
  routes: [
    {
      path: '/record',
      page: 'record',
      layout: 'top',
      params: ['kind'],
      title: texts.records,
      load: async () => {
        const [{ RecordScreen }] = await Promise.all([
          import('./web/RecordScreen.tsx'),
          import('./web/lists.ts').then(({ loadRecordLists }) => loadRecordLists()),
        ])
        return { Screen: RecordScreen }
      },
    },
  ],
}
