import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { calendarFile } from './calendar.ts'

/** 2027-12-02 14:52:07 UTC. */
const time = 1_827_759_127
const event = {
  id: 'lock-A-1@tessera',
  time,
  title: 'Unlocks: 0.2554 TES/USDT LP',
  note: 'Owner; one, two\\three\nnext line',
  url: 'https://example.org/lockProof?kind=A&createTime=1&owner=TExample',
}

const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
}

test('another program reads the second in UTC, the texts and the address as they were written', () => {
  const found = read(calendarFile(event, time - 86_400))
  expect(found.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  expect(found.startDate.toUnixTime()).toBe(time)
  expect(found.startDate.toString()).toBe('2027-12-02T14:52:07Z')
  expect([found.uid, found.summary, found.description]).toEqual([event.id, event.title, event.note])
  expect(found.component.getFirstPropertyValue('url')).toBe(event.url)
  expect(found.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2027-12-01T14:52:07Z')
})

test('no line is longer than 75 bytes, and long texts of any script come back whole', () => {
  const title = '於此時間解鎖：代幣🔒'.repeat(40)
  const file = calendarFile({ ...event, title }, time)
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(read(file).summary).toBe(title)
})
