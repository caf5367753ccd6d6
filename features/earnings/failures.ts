import { defineFailures } from '#platform/std/failure.ts'

/** Refusals of a request for a data file, beside the common ones. */
export const earningsFailures = defineFailures({
  EPOCHS_BUSY: {
    status: 503,
    retry: true,
    text: {
      en: 'Other epochs are being reckoned. Try again in a moment',
      tc: '正在計算其他期次，請稍後再試',
    },
  },
})
