/** A measured colour: what it is called and its sRGB as `#rrggbb`. */
export interface ExactColour {
  readonly name: string;
  readonly hex: string;
}

function hexIn(text: string): ExactColour | null {
  const digits = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/.exec(text)?.[1];
  if (!digits) return null;
  const hex = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  return { name: hex, hex };
}

function rgbIn(text: string): ExactColour | null {
  const match = /\brgb\s*\(?\s*(\d{1,3})[\s,;]+(\d{1,3})[\s,;]+(\d{1,3})/.exec(text);
  if (!match) return null;
  const bytes = match.slice(1).map(Number);
  if (bytes.some((byte) => byte > 255)) return null;
  const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return { name: hex, hex };
}

function ralIn(text: string): ExactColour | null {
  const number = /\bral[\s._-]*(\d{4})\b/.exec(text)?.[1];
  const hex = number ? ralClassic(number) : null;
  return hex ? { name: `RAL ${number!}`, hex } : null;
}

/** The first colour given in numbers, as "#a1b2c3", "#abc", "rgb(1, 2, 3)" or "RAL 6021"; null when there is none. */
export function exactColour(text: string): ExactColour | null {
  const lower = text.toLowerCase();
  return hexIn(lower) ?? rgbIn(lower) ?? ralIn(lower);
}

/** Number and sRGB of every RAL Classic colour, as RAL publishes them for screens. */
const TABLE = `
1000 cdba88 1001 d0b084 1002 d2aa6d 1003 f9a900 1004 e49e00 1005 cb8f00 1006 e19000 1007 e88c00 1011 af8050
1012 ddaf28 1013 e3d9c7 1014 ddc49b 1015 e6d2b5 1016 f1dd39 1017 f6a951 1018 faca31 1019 a48f7a 1020 a08f65
1021 f6b600 1023 f7b500 1024 ba8f4c 1026 ffff00 1027 a77f0f 1028 ff9c00 1032 e2a300 1033 f99a1d 1034 eb9c52
1035 8f8370 1036 806440 1037 f09200
2000 da6e00 2001 ba481c 2002 bf3922 2003 f67829 2004 e25304 2005 ff4d08 2007 ffb200 2008 ec6b22 2009 de5308
2010 d05d29 2011 e26e0f 2012 d5654e 2013 923e25 2017 fc5500
3000 a72920 3001 9b2423 3002 9b2321 3003 861a22 3004 6b1c23 3005 59191f 3007 3e2022 3009 6d342d 3011 782423
3012 c5856d 3013 972e25 3014 cb7375 3015 d8a0a6 3016 a63d30 3017 ca555d 3018 c63f4a 3020 bb1f11 3022 cf6955
3024 ff2d21 3026 ff2a1c 3027 ab273c 3028 cc2c24 3031 a63437 3032 701d24 3033 a53a2e
4001 816183 4002 8d3c4b 4003 c4618c 4004 651e38 4005 76689a 4006 903373 4007 47243c 4008 844c82 4009 9d8692
4010 bb4077 4011 6e6387 4012 6a6b7f
5000 304f6e 5001 0e4c64 5002 00387a 5003 1f3855 5004 191e28 5005 005387 5007 376b8c 5008 2b3a44 5009 215f78
5010 004f7c 5011 1a2b3c 5012 0089b6 5013 193153 5014 637d96 5015 007caf 5017 005b8c 5018 048b8c 5019 005e83
5020 00414b 5021 007577 5022 222d5a 5023 41698c 5024 6093ac 5025 20697c 5026 0f3052
6000 3c7460 6001 366735 6002 325928 6003 50533c 6004 024442 6005 114232 6006 3c392e 6007 2c3222 6008 36342a
6009 27352a 6010 4d6f39 6011 6b7c59 6012 2f3d3a 6013 7c765a 6014 474135 6015 3d3d36 6016 00694c 6017 587f40
6018 60993b 6019 b9ceac 6020 37422f 6021 8a9977 6022 3a3327 6024 008351 6025 5e6e3b 6026 005f4e 6027 7ebab5
6028 315442 6029 006f3d 6032 237f52 6033 45877f 6034 7aadac 6035 194d25 6036 04574b 6037 008b29 6038 00b51b
6039 b3c43e
7000 7a888e 7001 8c979c 7002 817863 7003 797669 7004 9a9b9b 7005 6b6e6b 7006 766a5e 7008 745f3d 7009 5d6058
7010 585c56 7011 52595d 7012 575d5e 7013 575044 7015 4f5358 7016 383e42 7021 2f3234 7022 4c4a44 7023 808076
7024 45494e 7026 374345 7030 928e85 7031 5b686d 7032 b5b0a1 7033 7f8274 7034 92886f 7035 c5c7c4 7036 979392
7037 7a7b7a 7038 b0b0a9 7039 6b665e 7040 989ea1 7042 8e9291 7043 4f5250 7044 b7b3a8 7045 8d9295 7046 7e868a
7047 c8c8c7 7048 817b73
8000 89693f 8001 9d622b 8002 794d3e 8003 7e4b27 8004 8d4931 8007 70462b 8008 724a25 8011 5a3827 8012 66332b
8014 4a3526 8015 5e2f26 8016 4c2b20 8017 442f29 8019 3d3635 8022 1a1719 8023 a45729 8024 795038 8025 755847
8028 513a2a 8029 7f4031
9001 e9e0d2 9002 d7d5cb 9003 ecece7 9004 2b2b2c 9005 0e0e10 9006 a1a1a0 9007 868581 9010 f1ede1 9011 27292b
9012 f8f2e1 9016 f1f1ea 9017 29292a 9018 c8cbc4 9022 858583 9023 797b7a`;

const entries = [...TABLE.matchAll(/(\d{4}) ([0-9a-f]{6})/g)];
const HEX_OF = new Map(entries.map(([, number, hex]) => [number!, `#${hex!}`]));

/** `#rrggbb` of a RAL Classic number ("6021"); null when there is no such colour. */
function ralClassic(number: string): string | null {
  return HEX_OF.get(number) ?? null;
}
