import sharp from 'sharp';

/** A bare wall, without any floor; PNG. */
export const plainWall = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#d8d0c2' } })
    .png()
    .toBuffer();

/** An empty room with a window at its end, as plain as a room can be drawn; PNG. */
export const emptyRoomPicture = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 1200 900">
        <rect width="1200" height="900" fill="#e6dfd2"/>
        <polygon points="0,900 330,560 870,560 1200,900" fill="#bb9a72"/>
        <polygon points="0,0 330,210 870,210 1200,0" fill="#f4f1ea"/>
        <polygon points="0,0 330,210 330,560 0,900" fill="#d6cdbd"/>
        <polygon points="1200,0 870,210 870,560 1200,900" fill="#dcd4c5"/>
        <g stroke="#8d7050" stroke-width="2">
          <path d="M110 787H1090M190 700H1010M250 640H950M300 592H900"/>
          <path d="M400 560L160 900M480 560L390 900M560 560L540 900M640 560L670 900M720 560L810 900M800 560L1010 900"/>
        </g>
        <rect x="480" y="270" width="240" height="150" fill="#eaf4fb" stroke="#fff" stroke-width="10"/>
        <path d="M600 270V420" stroke="#fff" stroke-width="8"/>
        <path d="M0 895L330 556H870L1200 895" fill="none" stroke="#fff" stroke-width="7"/>
      </svg>`,
    ),
  )
    .png()
    .toBuffer();
