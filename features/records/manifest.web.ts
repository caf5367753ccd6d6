import type { WebFeature } from '#platform/web/feature.ts'

import { recordTitles as texts } from './web/textTitles.ts'

export const recordsWeb: WebFeature = {
  name: 'records',
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
