import { useText } from '#platform/web/i18n.tsx'
import { ApiFailure } from '#platform/web/api.ts'
import { type PictureChoice, uploadPicture } from '#features/account/public.web.ts'
import { useState } from 'react'

import { cleanedLink, linkKinds, type LinkKind } from '../../fields.ts'
import type { Profile } from './request.ts'
import { formTexts as texts } from './textForm.ts'

type Typed = Readonly<Record<LinkKind | 'introduction', string>>

export interface AboutState {
  readonly typed: Typed
  readonly set: (key: keyof Typed, value: string) => void
  readonly picture: PictureChoice
  readonly setPicture: (choice: PictureChoice) => void
  readonly pictureFault: string | null
  readonly passes: boolean
  /** Uploads the picture, if one was chosen; null where that failed, which is shown then. */
  readonly ready: () => Promise<Profile | null>
}

const empty: Typed = { website: '', telegram: '', x: '', introduction: '' }

/** Picture, links and introduction as typed. */
export function useAbout(given: Typed = empty): AboutState {
  const t = useText()
  const [typed, setTyped] = useState(given)
  const [picture, setPicture] = useState<PictureChoice>('kept')
  const [pictureFault, setFault] = useState<string | null>(null)
  const [uploaded, setUploaded] = useState<{ of: PictureChoice; hash: string } | null>(null)
  return {
    typed,
    set: (key, value) => setTyped((last) => ({ ...last, [key]: value })),
    picture,
    setPicture(choice) {
      setPicture(choice)
      setFault(null)
    },
    pictureFault,
    passes: linkKinds.every(
      (kind) => typed[kind] === '' || cleanedLink(typed[kind].trim(), kind) !== null,
    ),
    async ready() {
      const links = Object.fromEntries(linkKinds.map((kind) => [kind, typed[kind].trim()]))
      const profile = { ...typed, ...links }
      if (uploaded !== null && uploaded.of === picture)
        return { ...profile, picture: uploaded.hash }
      try {
        const hash = await uploadPicture(picture)
        if (hash === undefined) return { ...profile, picture: null }
        setUploaded({ of: picture, hash })
        return { ...profile, picture: hash }
      } catch (error) {
        const message = error instanceof ApiFailure ? error.message : ''
        setFault(t(texts.uploadFailed, { message }))
        return null
      }
    },
  }
}
