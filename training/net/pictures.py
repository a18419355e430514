"""Reads the shards that `npm run rooms -- --out` writes, at the size the network trains with, or as they are where they are smaller."""

import glob
import os

import numpy as np
import torch
import torch.nn.functional as F

NAMES = ('classes', 'planes', 'things')
STEP = 16  # the network halves the picture four times
A_SHARD = 4  # pictures of a batch come from one shard


def side(length, scale):
    return max(STEP, STEP * round(length * scale / STEP))


def sides(shape, pixels):
    """Height and width of about `pixels` pixels, in the proportions of `shape`."""
    scale = (pixels / (shape[0] * shape[1])) ** 0.5
    return side(shape[0], scale), side(shape[1], scale)


def shrink(array, size, mode):
    """Resizes pictures (n, h, w, channels), a few at a time."""
    if array.shape[1:3] == size:
        return np.array(array)
    out = []
    for i in range(0, len(array), 64):
        x = torch.from_numpy(np.array(array[i : i + 64])).permute(0, 3, 1, 2).float()
        out.append(F.interpolate(x, size=size, mode=mode).round().byte().permute(0, 2, 3, 1).numpy())
    return np.concatenate(out)


class Pictures:
    """All shards below a folder; `rescan` takes up those written since. Holds at most `most` pictures, the newest."""

    def __init__(self, folder, pixels, most, device='cpu'):
        self.folder, self.pixels, self.most, self.device = folder, pixels, most, device
        self.shards = {}
        self.rescan()

    def rescan(self):
        found = sorted(glob.glob(f'{self.folder}/*/*.rgb.npy'), key=os.path.getmtime)
        room = self.most
        kept = {}
        for file in reversed(found):
            if room <= 0:
                break
            kept[file] = self.shards.get(file) or self.read(file)
            room -= len(kept[file]['rgb'])
        # Replaced at once: batches are drawn from it in another thread.
        self.shards = kept

    def read(self, file):
        base = file[: -len('.rgb.npy')]
        rgb = np.load(file, mmap_mode='r')
        _, height, width, _ = rgb.shape
        size = sides((height, width), min(self.pixels, height * width))
        labels = np.stack([np.load(f'{base}.{name}.npy') for name in NAMES], -1)
        looks = len(rgb) // len(labels)
        arrays = {'rgb': shrink(rgb, size, 'area'), 'labels': shrink(labels, size, 'nearest'), 'camera': np.load(f'{base}.camera.npy')}
        return {**{name: torch.from_numpy(array).to(self.device) for name, array in arrays.items()}, 'looks': looks}

    def __len__(self):
        return sum(len(shard['rgb']) for shard in self.shards.values())

    def frequencies(self, classes):
        return sum(np.bincount(shard['labels'][..., 0].cpu().numpy().ravel(), minlength=classes) for shard in self.shards.values())

    def batch(self, random, count):
        """Pictures of one size: colours 0..1, labels, cameras (focal, pitch, roll, yaw, horizon, eye)."""
        shards = list(self.shards.values())
        first = shards[random.integers(len(shards))]
        alike = [shard for shard in shards if shard['rgb'].shape[1:] == first['rgb'].shape[1:]]
        drawn = []
        for part in range(0, count, A_SHARD):
            shard = alike[random.integers(len(alike))]
            at = torch.from_numpy(random.integers(len(shard['rgb']), size=min(A_SHARD, count - part))).to(self.device)
            room = torch.div(at, shard['looks'], rounding_mode='floor')
            drawn.append((shard['rgb'][at], shard['labels'][room], shard['camera'][room]))
        rgb, labels, camera = (torch.cat(parts) for parts in zip(*drawn))
        return rgb.permute(0, 3, 1, 2).float() / 255, labels.permute(0, 3, 1, 2).long(), camera
