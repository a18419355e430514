"""Changes pictures on their way to the network: geometry with its labels, light, lens, sensor and JPEG."""

import io
import math

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

LEFT, RIGHT = 4, 5  # planes that change places in a mirrored picture
OTHER = 14


def uniform(n, low, high, channels=1):
    return low + (high - low) * torch.rand(n, channels, 1, 1)


def some(n, share):
    return (torch.rand(n) < share)[:, None, None, None]


def geometry(x, y, camera):
    """Flips, crops up to 2.5 times, stretches and turns a little. Returns pictures, labels and camera targets (horizon, pitch, roll, yaw, log focal)."""
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
    grid = F.affine_grid(theta, x.shape, align_corners=False)
    x = F.grid_sample(x, grid, mode='bilinear', padding_mode='reflection', align_corners=False)
    y = F.grid_sample(y.float(), grid, mode='nearest', padding_mode='reflection', align_corners=False).long()
    seen = torch.stack([((2 * horizon - 1) - move[:, 1]) / down, pitch, roll * sign - turn * x.shape[2] / x.shape[3], yaw * sign, torch.log(focal / across)], 1)
    return x, y, seen


def nearer(x, y, size, share=0.5):
    """Pictures and labels at `size`, a share of them cut out around one of their things: so the engine looks again at what is small."""
    seen = [(x[i], y[i]) for i in range(len(x))]
    for i in (torch.rand(len(x)) < share).nonzero()[:, 0].tolist():
        top, left, height, width = around(y[i, 2])
        seen[i] = tuple(whole[i, :, top : top + height, left : left + width] for whole in (x, y))
    small = lambda picture: F.interpolate(picture[None], size=size, mode='bilinear', align_corners=False, antialias=True)
    nearest = lambda labels: F.interpolate(labels[None].float(), size=size, mode='nearest-exact').to(labels.dtype)
    return torch.cat([small(picture) for picture, _ in seen]), torch.cat([nearest(labels) for _, labels in seen])


def around(things, least=0.002, nearest=0.3):
    """Top, left, height and width of a part of a picture with its proportions around one of its things; all of it where there is none."""
    height, width = things.shape
    found, count = things.unique(return_counts=True)
    found = found[(found > 0) & (count > least * things.numel())]
    if len(found) == 0:
        return 0, 0, height, width
    down, across = (things == found[np.random.randint(len(found))]).nonzero().unbind(1)
    bounds = [(int(axis.min()), int(axis.max()) + 1, side) for axis, side in ((down, height), (across, width))]
    wanted = max((last - first) / side for first, last, side in bounds) * np.random.uniform(1.4, 3.2)
    zoom = min(1, max(nearest, wanted))
    parts = [(int(zoom * side), (first + last) / 2) for first, last, side in bounds]
    starts = [middle - length / 2 + length * np.random.uniform(-0.15, 0.15) for length, middle in parts]
    top, left = (int(min(max(0, start), side - length)) for start, (length, _), side in zip(starts, parts, (height, width)))
    return top, left, parts[0][0], parts[1][0]


def soft(x):
    return F.avg_pool2d(F.pad(x, (1, 1, 1, 1), mode='reflect'), 3, 1)


def patches(x, share=0.35):
    """Sun through windows, shadows, lamps' pools: quadrangles and blots of light across whatever lies there, labels unchanged."""
    n, _, height, width = x.shape
    down, across = torch.meshgrid(torch.linspace(-1, 1, height), torch.linspace(-1, 1, width), indexing='ij')
    for i in (torch.rand(n) < share).nonzero()[:, 0].tolist():
        for _ in range(int(np.random.randint(1, 4))):
            angle, slant = np.random.uniform(0, math.pi), np.random.uniform(0.6, 2.2)
            x0, y0 = np.random.uniform(-1, 1), np.random.uniform(-0.6, 1)
            along = ((across - x0) * math.cos(angle) + (down - y0) * math.sin(angle)) / np.random.uniform(0.08, 0.5)
            beside = ((across - x0) * math.cos(angle + slant) + (down - y0) * math.sin(angle + slant)) / np.random.uniform(0.08, 0.6)
            far = torch.maximum(along.abs(), beside.abs()) if np.random.rand() < 0.7 else torch.hypot(along, beside)
            inside = torch.sigmoid((1 - far) * np.random.choice([4, 12, 40]))
            strength = np.random.uniform(0.2, 1.2) if np.random.rand() < 0.7 else -np.random.uniform(0.2, 0.8)
            tint = 1 + 0.12 * np.random.uniform(-1, 1, 3) * (1 if strength > 0 else 0.5)
            gain = torch.exp(inside[None] * strength) * torch.tensor(tint, dtype=torch.float32)[:, None, None] ** inside[None]
            x[i] = (x[i] * gain).clamp(0, 1)
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


def style(x, classes, count):
    """Strong: regions recoloured, colours of another picture, light fields, tone curves, lens, sensor, JPEG."""
    x = patches(x)
    n, _, height, width = x.shape
    chosen = (torch.rand(n, count) < 0.35) & (torch.rand(n, 1) < 0.5)
    gain = 0.4 + 1.2 * torch.rand(n, count, 1) * (1 + 0.8 * (torch.rand(n, count, 3) - 0.5))
    gain = torch.where(chosen[:, :, None], gain, torch.ones(n, count, 3))
    gains = torch.gather(gain, 1, classes.reshape(n, -1)[:, :, None].expand(-1, -1, 3))
    x = (x * gains.permute(0, 2, 1).reshape(n, 3, height, width)).clamp(0, 1)
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


def jpeg(x, share=0.4):
    for i in (torch.rand(len(x)) < share).nonzero()[:, 0].tolist():
        stored = io.BytesIO()
        picture = Image.fromarray((x[i].permute(1, 2, 0) * 255).byte().numpy())
        picture.save(stored, 'JPEG', quality=int(np.random.randint(60, 91)))
        x[i] = torch.from_numpy(np.array(Image.open(stored))).permute(2, 0, 1).float() / 255
    return x


def hide(x, y, share=0.2):
    """A piece of another picture in the way: something that has no class of its own."""
    n, _, height, width = x.shape
    for i in (torch.rand(n) < share).nonzero()[:, 0].tolist():
        w, h = np.random.randint(width // 12, width // 4), np.random.randint(height // 12, height // 4)
        left, top = np.random.randint(0, width - w), np.random.randint(0, height - h)
        piece = x[np.random.randint(n), :, :h, :w].roll((np.random.randint(h), np.random.randint(w)), (1, 2))
        x[i, :, top : top + h, left : left + w] = piece
        y[i, 0, top : top + h, left : left + w] = OTHER
        y[i, 1, top : top + h, left : left + w] = 0
        y[i, 2, top : top + h, left : left + w] = 255
    return x, y
