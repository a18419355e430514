"""Changes pictures on their way to the network: geometry with its labels, things of other pictures, light, lens, sensor and JPEG."""

import math

import numpy as np
import torch
import torch.nn.functional as F

LEFT, RIGHT = 4, 5  # planes that change places in a mirrored picture
OTHER = 14
NUMBERED = 256  # things of a room have numbers below; those set in from another picture go on from here
MOST_THINGS = 2 * NUMBERED
HIDDEN = 255  # the label of what lies over a picture and is no thing


def uniform(n, low, high, channels=1):
    return low + (high - low) * torch.rand(n, channels, 1, 1)


def some(n, share):
    return (torch.rand(n) < share)[:, None, None, None]


def geometry(x, y, camera, size):
    """Flips, crops up to 2.5 times, stretches and turns a little. Returns pictures and labels of `size` and camera targets (horizon, pitch, roll, yaw, log focal)."""
    n = x.shape[0]
    focal, pitch, roll, yaw, horizon, _ = camera.unbind(1)
    flip = torch.rand(n) < 0.5
    x = torch.where(flip[:, None, None, None], x.flip(3), x)
    y = torch.where(flip[:, None, None, None], y.flip(3), y)
    planes = y[:, 1]
    swapped = torch.where(planes == LEFT, RIGHT, torch.where(planes == RIGHT, LEFT, planes.int())).to(planes.dtype)
    y = torch.stack([y[:, 0], torch.where(flip[:, None, None], swapped, planes), y[:, 2]], 1)
    sign = 1 - 2 * flip.float()
    zoom = 1 - torch.where(torch.rand(n) < 0.25, 0.6 * torch.rand(n), 0.3 * torch.rand(n))
    across = zoom * (1 + 0.12 * (torch.rand(n) - 0.5))
    down = zoom * (1 + 0.12 * (torch.rand(n) - 0.5))
    turn = (torch.rand(n) - 0.5) * 0.1
    move = (torch.rand(n, 2) * 2 - 1) * (1 - zoom)[:, None]
    theta = torch.stack([torch.stack([across, -turn, move[:, 0]], 1), torch.stack([turn, down, move[:, 1]], 1)], 1)
    grid = F.affine_grid(theta, (n, 3, *size), align_corners=False)
    x = F.grid_sample(x, grid, mode='bilinear', padding_mode='reflection', align_corners=False)
    y = F.grid_sample(y.float(), grid, mode='nearest', padding_mode='reflection', align_corners=False).long()
    seen = torch.stack([((2 * horizon - 1) - move[:, 1]) / down, pitch, roll * sign - turn * x.shape[2] / x.shape[3], yaw * sign, torch.log(focal / across)], 1)
    return x, y, seen


def nearer(x, y, size, share=0.5):
    """Pictures and labels at `size`, a share of them cut out around one of their things: so the engine looks again at what is small."""
    theta, has = around(y[:, 2])
    has = has & some(len(x), share)
    grid = F.affine_grid(theta, (len(x), 3, *size), align_corners=False)
    parts = F.grid_sample(x, grid, mode='bilinear', padding_mode='border', align_corners=False)
    labels = F.grid_sample(y.float(), grid, mode='nearest', padding_mode='border', align_corners=False)
    whole = F.interpolate(x, size=size, mode='bilinear', align_corners=False, antialias=True)
    return torch.where(has, parts, whole), torch.where(has, labels, F.interpolate(y.float(), size=size, mode='nearest-exact')).to(y.dtype)


def counts(keys, most):
    """How often each number below `most` stands in every map (n, height, width): (n, most)."""
    n = len(keys)
    numbered = keys.long() + most * torch.arange(n)[:, None, None]
    return torch.bincount(numbered.reshape(-1), minlength=most * n).reshape(n, most)


def bounds(mask):
    """The boxes around masks (n, height, width): left, top, right, bottom (n, 4), the last two one further; 0 of empty masks."""
    sides = []
    for axis in (1, 2):
        has = mask.any(axis)
        place = torch.arange(has.shape[1])[None]
        sides.append((torch.where(has, place, has.shape[1]).amin(1) * has.any(1), (torch.where(has, place, -1).amax(1) + 1)))
    (left, right), (top, bottom) = sides
    return torch.stack([left, top, right, bottom], 1).float()


def around(things, least=0.002, nearest=0.3):
    """Where parts of pictures with their proportions lie around one of their things each, as affine maps (n, 2, 3), and whether there is one."""
    n, height, width = things.shape
    share = counts(things, NUMBERED).float() / (height * width)
    share[:, 0] = 0
    possible = (share > least).float()
    has = possible.any(1)
    chosen = torch.multinomial(torch.where(has[:, None], possible, torch.ones_like(possible)), 1)
    left, top, right, bottom = bounds(things == chosen[:, :, None]).unbind(1)
    wanted = torch.maximum((right - left) / width, (bottom - top) / height) * (1.4 + 1.8 * torch.rand(n))
    zoom = wanted.clamp(nearest, 1)
    middles = [(first + last) / length - 1 + zoom * 0.6 * (torch.rand(n) - 0.5) for first, last, length in ((left, right, width), (top, bottom, height))]
    across, down = (torch.maximum(torch.minimum(middle, 1 - zoom), zoom - 1) for middle in middles)
    none = torch.zeros(n)
    return torch.stack([torch.stack([zoom, none, across], 1), torch.stack([none, zoom, down], 1)], 1), has[:, None, None, None]


def soft(x):
    return F.avg_pool2d(F.pad(x, (1, 1, 1, 1), mode='reflect'), 3, 1)


def patches(x, share=0.35):
    """Sun through windows, shadows, lamps' pools: quadrangles and blots of light across whatever lies there, labels unchanged."""
    n, _, height, width = x.shape
    down, across = torch.meshgrid(torch.linspace(-1, 1, height), torch.linspace(-1, 1, width), indexing='ij')
    has = some(n, share)
    for chance in (1, 0.67, 0.33):
        has = has & some(n, chance)
        angle, slant = uniform(n, 0, math.pi), uniform(n, 0.6, 2.2)
        right, below = across - uniform(n, -1, 1), down - uniform(n, -0.6, 1)
        along = (right * torch.cos(angle) + below * torch.sin(angle)) / uniform(n, 0.08, 0.5)
        beside = (right * torch.cos(angle + slant) + below * torch.sin(angle + slant)) / uniform(n, 0.08, 0.6)
        far = torch.where(some(n, 0.7), torch.maximum(along.abs(), beside.abs()), torch.hypot(along, beside))
        steep = torch.tensor([4.0, 12.0, 40.0])[torch.randint(3, (n,))][:, None, None, None]
        inside = torch.sigmoid((1 - far) * steep) * has
        strength = torch.where(some(n, 0.7), uniform(n, 0.2, 1.2), -uniform(n, 0.2, 0.8))
        tint = uniform(n, -1, 1, 3) * torch.where(strength > 0, 0.12, 0.06)
        x = (x * torch.exp(inside * (strength + torch.log1p(tint)))).clamp(0, 1)
    return x


def light(x):
    """Mild: softness, exposure, white balance, contrast, saturation, gamma, noise, a gradient of light."""
    x = patches(x)
    n, _, height, width = x.shape
    x = torch.where(some(n, 0.6), soft(x), x)
    x = x * uniform(n, 0.7, 1.35) * (1 + 0.12 * (torch.rand(n, 3, 1, 1) - 0.5))
    mean = x.mean((1, 2, 3), keepdim=True)
    x = mean + (x - mean) * uniform(n, 0.6, 1.4)
    grey = x.mean(1, keepdim=True)
    x = (grey + (x - grey) * uniform(n, 0.3, 1.4)).clamp(0, 1) ** uniform(n, 0.6, 1.5)
    x = x + 0.012 * torch.randn(n, 1, 1, 1) * torch.randn_like(x)
    across = torch.linspace(-1, 1, width)[None, None, None, :]
    down = torch.linspace(-1, 1, height)[None, None, :, None]
    return (x * (1 + 0.125 * (torch.randn(n, 1, 1, 1) * across + torch.randn(n, 1, 1, 1) * down))).clamp(0, 1)


def recoloured(x, numbers, count):
    """Regions of one number, below `count`, in half of the pictures in other colours."""
    n, _, height, width = x.shape
    chosen = (torch.rand(n, count) < 0.35) & (torch.rand(n, 1) < 0.5)
    gain = 0.4 + 1.2 * torch.rand(n, count, 1) * (1 + 0.8 * (torch.rand(n, count, 3) - 0.5))
    gain = torch.where(chosen[:, :, None], gain, torch.ones(n, count, 3))
    gains = torch.gather(gain, 1, numbers.reshape(n, -1)[:, :, None].expand(-1, -1, 3))
    return (x * gains.permute(0, 2, 1).reshape(n, 3, height, width)).clamp(0, 1)


def unfamiliar(x, share=0.35):
    """Some pictures through a few convolutions drawn at random, mixed with themselves: forms stay, textures are such as nobody has seen
    (Xu et al. 2021, "Robust and Generalizable Visual Representation Learning via Random Convolutions")."""
    n, _, height, width = x.shape
    out = x
    for _ in range(int(np.random.randint(1, 4))):
        kernel = torch.randn(3 * n, 3, 3, 3) * torch.tensor([0.15, 1.0, 0.15])[None, None, :, None]
        kernel = kernel * torch.tensor([0.15, 1.0, 0.15]) if np.random.rand() < 0.4 else kernel
        out = F.conv2d(F.pad(out.reshape(1, 3 * n, height, width), (1, 1, 1, 1), mode='reflect'), kernel, groups=n).reshape(x.shape)
    mean, spread = out.mean((2, 3), keepdim=True), out.std((2, 3), keepdim=True) + 1e-3
    own = x.mean((2, 3), keepdim=True), x.std((2, 3), keepdim=True)
    out = ((out - mean) / spread * own[1] + own[0]).clamp(0, 1)
    own_share = uniform(n, 0, 0.8)
    return torch.where(some(n, share), x * own_share + out * (1 - own_share), x)


def style(x, y, strange):
    """Strong: regions recoloured, colours of another picture, light fields, tone curves, lens, sensor, JPEG."""
    x = patches(x)
    n, _, height, width = x.shape
    x = recoloured(x, y[:, 0] if np.random.rand() < 0.5 else y[:, 2] % NUMBERED, NUMBERED)
    x = unfamiliar(x, strange)
    other = torch.randperm(n)
    mean, spread = x.mean((2, 3), keepdim=True), x.std((2, 3), keepdim=True) + 0.02
    share = uniform(n, 0, 1)
    moved = (x - mean) / spread * (spread * (1 - share) + spread[other] * share) + mean * (1 - share) + mean[other] * share
    x = torch.where(some(n, 0.3), moved.clamp(0, 1), x)
    field = F.interpolate(torch.randn(n, 1, 3, 4), size=(height, width), mode='bicubic', align_corners=True)
    x = x * torch.exp(field * uniform(n, 0, 0.3)) * torch.exp(uniform(n, -0.5, 0.4)) * torch.exp(0.1 * torch.randn(n, 3, 1, 1))
    grey = x.mean(1, keepdim=True)
    x = (grey + (x - grey) * uniform(n, 0.2, 1.5)).clamp(0, 1) ** uniform(n, 0.65, 1.5)
    x = x + uniform(n, -0.4, 0.8) * 0.16 * torch.sin(2 * math.pi * (x - 0.5))
    x = uniform(n, -0.05, 0.12) + x * uniform(n, 0.8, 1.1)
    x = x + (soft(x) - x) * uniform(n, -0.8, 1.2)
    half = F.interpolate(x, size=(height // 2, width // 2), mode='bilinear', align_corners=False)
    x = torch.where(some(n, 0.15), F.interpolate(half, size=(height, width), mode='bilinear', align_corners=False), x)
    x = x + torch.randn_like(x) * uniform(n, 0, 0.03) * some(n, 0.4)
    return jpeg(x.clamp(0, 1))


# Luminance and colour, ITU T.81, annex K.
QUANTA = (
    '16 11 10 16 24 40 51 61 12 12 14 19 26 58 60 55 14 13 16 24 40 57 69 56 14 17 22 29 51 87 80 62 '
    '18 22 37 56 68 109 103 77 24 35 55 64 81 104 113 92 49 64 78 87 103 121 120 101 72 92 95 98 112 100 103 99',
    '17 18 24 47 99 99 99 99 18 21 26 66 99 99 99 99 24 26 56 99 99 99 99 99 47 66 99 99 99 99 99 99 ' + '99 ' * 32,
)
LUMA = (0.299, 0.587, 0.114), (-0.168736, -0.331264, 0.5), (0.5, -0.418688, -0.081312)


def jpeg(x, share=0.4):
    """Some pictures as a JPEG of quality 60 to 90 would keep them; their sides are multiples of 8."""
    n, _, height, width = x.shape
    place = torch.arange(8).float()
    cosines = torch.cos((2 * place[None] + 1) * place[:, None] * math.pi / 16) / 2
    cosines[0] /= math.sqrt(2)
    quanta = torch.stack([torch.tensor([float(value) for value in table.split()]).reshape(8, 8) for table in QUANTA])
    quality = uniform(n, 60, 90)[:, :, :, :, None, None]
    steps = (quanta[[0, 1, 1]][None, :, None, None] * (200 - 2 * quality) / 100).round().clamp(min=1)
    to_luma = torch.tensor(LUMA)
    luma = torch.einsum('cd,ndhw->nchw', to_luma, x * 255 - 128)
    blocks = luma.reshape(n, 3, height // 8, 8, width // 8, 8).permute(0, 1, 2, 4, 3, 5)
    kept = cosines.T @ (((cosines @ blocks @ cosines.T) / steps).round() * steps) @ cosines
    luma = kept.permute(0, 1, 2, 4, 3, 5).reshape(x.shape)
    stored = (torch.einsum('cd,ndhw->nchw', torch.linalg.inv(to_luma), luma) + 128) / 255
    return torch.where(some(n, share), stored.clamp(0, 1), x)


def hide(x, y, share=0.2):
    """A piece of another picture in the way: something that has no class of its own."""
    n, _, height, width = x.shape
    down, across = torch.arange(height)[None, None, :, None], torch.arange(width)[None, None, None]
    w, h = uniform(n, width // 12, width // 4), uniform(n, height // 12, height // 4)
    left, top = uniform(n, 0, 1) * (width - w), uniform(n, 0, 1) * (height - h)
    inside = (across >= left) & (across < left + w) & (down >= top) & (down < top + h) & some(n, share)
    piece = x[torch.randperm(n)].roll((np.random.randint(height), np.random.randint(width)), (2, 3))
    hidden = torch.tensor([OTHER, 0, HIDDEN])[None, :, None, None]
    return torch.where(inside, piece, x), torch.where(inside, hidden, y)


def crowd(x, y, share=0.5):
    """Things of another picture set in where they stood there, in front of all: rooms as full as those people live in, and things in
    surroundings that say nothing of them (Ghiasi et al. 2021, "Simple Copy-Paste")."""
    n = len(x)
    other = torch.randperm(n)
    taken = torch.rand(n, NUMBERED) < uniform(n, 0.2, 0.8)[:, 0, 0]
    taken[:, [0, HIDDEN]] = False
    things = y[other, 2]
    inside = torch.gather(taken, 1, things.reshape(n, -1)).reshape(things.shape)[:, None] & some(n, share)
    mean, spread = x.mean((2, 3), keepdim=True), x.std((2, 3), keepdim=True) + 0.02
    near = uniform(n, 0, 1)
    lit = (x[other] - mean[other]) * (1 + near * (spread / spread[other] - 1)) + mean[other] + near * (mean - mean[other])
    edge = torch.where(some(n, 0.5), soft(inside.float()), inside.float())
    numbered = y[other] + torch.tensor([0, 0, NUMBERED])[None, :, None, None]
    return x + edge * (lit.clamp(0, 1) - x), torch.where(inside, numbered, y)
