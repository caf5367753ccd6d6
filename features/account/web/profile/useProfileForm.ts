import { cleaned } from '#platform/std/readable.ts'
import { ApiFailure, invalidate } from '#platform/web/api.ts'
import { chainErrors } from '#platform/web/chainErrors.ts'
import { callApi } from '#platform/web/client.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { toast } from '#platform/web/toast.tsx'
import { useState } from 'react'

import { accountApi } from '../../api.ts'
import type { PersonView } from '../../shapes.ts'
import { profileTexts as texts } from '../textProfile.ts'
import { type PictureChoice, uploadedPicture } from './picture.ts'

interface Fault {
  readonly field: string | null
  readonly message: string
}

/** The typed values, their differences from the stored ones, and the server's refusals. */
export function useProfileForm(person: PersonView) {
  const t = useText()
  const session = useSession()
  const [nickname, setNickname] = useState(person.nickname)
  const [introduction, setIntroduction] = useState(person.introduction)
  const [picture, setPicture] = useState<PictureChoice>('kept')
  const [fault, setFault] = useState<Fault | null>(null)
  const [busy, setBusy] = useState(false)
  const changed =
    picture !== 'kept' ||
    cleaned(nickname, 'line') !== person.nickname ||
    cleaned(introduction, 'lines') !== person.introduction

  async function save(): Promise<void> {
    setFault(null)
    if (!(await session.require('active'))) return
    setBusy(true)
    try {
      const avatar = await uploadedPicture(picture)
      const kept = await callApi(accountApi.edit, { nickname, introduction, avatar })
      await invalidate([accountApi.info, accountApi.people, accountApi.pageQuery])
      setNickname(kept.nickname)
      setIntroduction(kept.introduction)
      setPicture('kept')
      toast.show(texts.saved, { kind: 'success' })
    } catch (error) {
      const { field, message } = error instanceof ApiFailure ? error : { field: null, message: '' }
      setFault({ field, message: message || t(chainErrors['Update failed']) })
      toast.show(chainErrors['Update failed'], { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  const faultOf = (...fields: (string | null)[]): string | null =>
    fault !== null && fields.includes(fault.field) ? fault.message : null
  return {
    nickname,
    setNickname,
    introduction,
    setIntroduction,
    picture,
    setPicture,
    changed,
    busy,
    save,
    faultOf,
  }
}
