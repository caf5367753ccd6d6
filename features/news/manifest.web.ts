import type { WebFeature } from '#platform/web/feature.ts'

import { newsTitles as texts } from './web/textTitles.ts'

export const newsWeb: WebFeature = {
  name: 'news',
  routes: [
    {
      path: '/announcements',
      page: 'announcements',
      layout: 'back',
      title: texts.announcements,
      load: async () => ({
        Screen: (await import('./web/AnnouncementsScreen.tsx')).AnnouncementsScreen,
      }),
    },
    {
      path: '/announcement',
      page: 'announcement',
      layout: 'back',
      params: ['id'],
      title: texts.announcement,
      load: async () => ({
        Screen: (await import('./web/AnnouncementScreen.tsx')).AnnouncementScreen,
      }),
    },
  ],
  ofHome: async () => (await import('./web/NewsStrip.tsx')).NewsStrip,
  ofSafety: async () => (await import('./web/release/SafetyRelease.tsx')).SafetyRelease,
  menu: [
    {
      order: 11,
      text: texts.announcements,
      to: '/announcements',
      icon: 'info',
      badge: async () => (await import('./web/UnreadBadge.tsx')).UnreadBadge,
    },
  ],
  tiles: [
    {
      group: 'community',
      order: 60,
      text: texts.announcements,
      to: '/announcements',
      icon: 'info',
    },
  ],
}
