import { expect, test } from 'vitest'

import { nicknameKey, nicknameWords, validateNickname } from './nicknames.ts'

test.each([
  ['Morgan', 'Моrgаn'],
  ['Morgan', 'ＭＯＲＧＡＮ'],
  ['Morgan', 'rnorgan'],
  ['Will', 'vvi11'],
  ['王小明', '王 小 明'],
  ['🐢🐢', '🐢🐢'],
  ['Morgan', 'Ⅿorgan'],
  ['Heidi', 'Ηеіԁі'],
  ['BOB', '8Ο8'],
])('%s and %s look alike', (one, other) => {
  expect(nicknameKey(other)).toBe(nicknameKey(one))
})

test.each([
  ['Morgan', 'Morgana'],
  ['🐢', '🐇'],
  ['王小明', '王小朋'],
])('%s and %s do not', (one, other) => {
  expect(nicknameKey(other)).not.toBe(nicknameKey(one))
})

test.each([
  'Tessera',
  'T3SSERA team',
  'Тessera',
  'Support 24h',
  'аdmin',
  'Official',
  'Tessera_Admin',
  't3ssera admin',
  'TesseraAdmin',
  'tesseraadmin',
  'ADMINteam',
  'adminteam',
  'admin01',
  'Support24h',
  'xXadminXx',
  'аdmіn',
  'ａｄｍｉｎ',
  'adrnin',
  'adm|n',
  'a d m i n',
  'T.e.s.s.e.r.a',
  'Tes-sera',
  '$upport',
  'Ádmin',
  'ad\u200bmin',
  '\u{1d41a}\u{1d41d}\u{1d426}\u{1d422}\u{1d427}',
  '官方admin',
  '線上客服',
  '線上 客 服',
  '官方',
  'Tesseɾa',
  '7essera',
  'Tesser@',
  'ᎢᎬᏚᏚᎬᎡᎪ',
  '客户服务',
  '客戶服務',
  // Small capitals, Cherokee in small letters, white on black, a Greek capital Nu, a stroke, a hook.
  'ᴛᴇꜱꜱᴇʀᴀ',
  'ꭲꭼꮪꮪꭼꭱꭺ',
  '🅐🅓🅜🅘🅝',
  '🆃🅴🆂🆂🅴🆁🅰',
  'ADMIΝ',
  'suppoɍt',
  'ɑdɱin',
  '@dm1n',
])('%s would speak for us', (nickname) => {
  expect(validateNickname(nickname)?.code).toBe('NAME_OF_OURS')
})

test.each(['TQn9Y2…mMpZ', 'TQn9...Zx', 'ＴQn9Y2…', '0x12ab…ff', 'tqn9**zx'])(
  '%s would pass for an address',
  (nickname) => {
    expect(validateNickname(nickname)?.code).toBe('NAME_LIKE_ADDRESS')
  },
)

test.each([
  'Badminton',
  'BADMINTON',
  'badminton 7',
  'supporter',
  'Supporters',
  'unofficial',
  'Unofficial',
  'Tesseract',
  'tesserae',
  'Admiral',
  'officially',
  'Bad Minton',
  'supportive',
])('%s has a word of ours inside another, and is a nickname', (nickname) => {
  expect(validateNickname(nickname)).toBeNull()
})

test.each(['', 'Ann', 'Tom…', 'T. Hanks', '馬賽克', '🐢', 'Tess', 'well...'])(
  '%s is a nickname',
  (nickname) => {
    expect(validateNickname(nickname)).toBeNull()
  },
)

test('a nickname is found by each of its words', () => {
  expect(nicknameWords('Ann of Ely')).toEqual(
    expect.arrayContaining(['ann', 'of', 'eiy', 'annofeiy']),
  )
  expect(nicknameWords('🐢')).toEqual(['🐢'])
  expect(nicknameWords('')).toEqual([])
})
