import { useText } from '#platform/web/i18n.tsx'
import { LazyPictureField } from '#features/account/public.web.ts'

import { pictureOf } from '../TokenPicture.tsx'
import { formTexts as texts } from './textForm.ts'
import type { AboutState } from './useAbout.ts'

interface TokenPictureFieldProps {
  readonly about: AboutState
  readonly own: string
  readonly current: string | null
}

/** The token's picture: chosen, cropped, and uploaded when the order is. */
export function TokenPictureField({ about, own, current }: TokenPictureFieldProps) {
  const t = useText()
  return (
    <LazyPictureField
      label={t(texts.picture)}
      address={own}
      current={pictureOf(current)}
      choice={about.picture}
      onChange={about.setPicture}
      error={about.pictureFault}
    />
  )
}
