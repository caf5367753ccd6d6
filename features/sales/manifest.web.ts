import type { WebFeature } from '#platform/web/feature.ts'

export const salesWeb: WebFeature = {
  name: 'sales',
  routes: [],
  services: async () => {
    const { salesApi } = await import('./api.ts')
    return { buyRecordOfNoPay: salesApi.buyRecordOfNoPay }
  },
}
