"""Compares networks with outlines drawn by hand: evaluate.py FOLDER NET.pt [NET.pt ...] [--pixels 27648] [--passes 6]

FOLDER holds `regions.json` and the photos it names: {"photos": {FILE: [{"kind", "polygons", "holes"}, ...]}}, points as shares of width and
height. A class counts once a photo: all its things together, cushions left out. The photos are looked at and never trained on.
`--renders SHARDS` measures on rooms of the generator instead, class by class over all pixels.
"""

import argparse
import json
import os

import numpy as np
import torch
from PIL import Image, ImageDraw

from ask import shares
from model import CLASSES, load, prepare
from pictures import Pictures

LONG_SIDE = 512
KIND = {
    'armchair': 'chair', 'stool': 'chair', 'coffee table': 'table', 'desk': 'table', 'picture': 'painting', 'bookcase': 'cabinet',
    'dresser': 'cabinet', 'shelf': 'cabinet', 'television': 'screen', 'box': 'clutter',
}
GROUPS = {
    'surfaces': 'floor wall ceiling window door rug curtain'.split(),
    'large': 'sofa chair bed table cabinet'.split(),
    'small': 'lamp painting plant'.split(),
}
COMPARED = [name for group in GROUPS.values() for name in group]


def outline(region, size):
    mask = Image.new('1', size)
    draw = ImageDraw.Draw(mask)
    for polygons, value in ((region['polygons'], 1), (region['holes'], 0)):
        for polygon in polygons:
            draw.polygon([(x * size[0], y * size[1]) for x, y in polygon], fill=value)
    return np.array(mask)


def read_regions(folder):
    photos = {}
    with open(os.path.join(folder, 'regions.json')) as file:
        listed = json.load(file)['photos']
    for name, regions in listed.items():
        image = Image.open(os.path.join(folder, name)).convert('RGB')
        scale = LONG_SIDE / max(image.size)
        image = image.resize((round(image.width * scale), round(image.height * scale)), Image.BOX)
        left_out = np.zeros((image.height, image.width), bool)
        classes = {}
        for region in regions:
            mask = outline(region, image.size)
            kind = KIND.get(region['kind'], region['kind'])
            if kind == 'cushion':
                left_out |= mask
            elif kind in CLASSES and kind != 'other' and region['kind'] != 'stool':
                classes[kind] = classes.get(kind, np.zeros_like(mask)) | mask
        photos[name] = (image, {kind: mask & ~left_out for kind, mask in classes.items()}, left_out)
    return photos


def overlaps(net, photos, pixels, passes):
    """Class and IoU of every region."""
    rows = []
    for image, classes, left_out in photos.values():
        label = shares(net, image, pixels, passes).argmax(0)
        label[left_out] = -1
        for kind, mask in classes.items():
            found = label == CLASSES.index(kind)
            rows.append((kind, (found & mask).sum() / max(1, (found | mask).sum())))
    return rows


def mean(rows, kinds):
    chosen = [value for kind, value in rows if kind in kinds]
    return f'{np.mean(chosen):.3f}' if chosen else '–'


def on_photos(a):
    photos = read_regions(a.folder)
    tables = {os.path.basename(path): overlaps(load(path), photos, a.pixels, a.passes) for path in a.nets}
    first = next(iter(tables.values()))
    print('| | regions |', ' | '.join(tables), '|')
    print('|---|---|' + '---|' * len(tables))
    for name, kinds in {**GROUPS, 'all': COMPARED, **{kind: [kind] for kind in CLASSES}}.items():
        count = sum(kind in kinds for kind, _ in first)
        if count:
            print(f'| {name} | {count} |', ' | '.join(mean(rows, kinds) for rows in tables.values()), '|')


@torch.no_grad()
def on_renders(a):
    for path in a.nets:
        net, pictures = load(path), Pictures(a.folder, a.pixels, 400)
        classes = net.o.bias.shape[0]
        hits, union = np.zeros(classes), np.zeros(classes)
        for shard in pictures.shards.values():
            truth = shard['labels'][..., 0].numpy().repeat(shard['looks'], 0)
            for i in range(0, len(truth), 20):
                x = shard['rgb'][i : i + 20].permute(0, 3, 1, 2).float() / 255
                guess = net(prepare(x))['classes'].argmax(1).numpy()
                for k in range(classes):
                    hits[k] += ((guess == k) & (truth[i : i + 20] == k)).sum()
                    union[k] += ((guess == k) | (truth[i : i + 20] == k)).sum()
        each = ' · '.join(f'{CLASSES[k]} {hits[k] / union[k]:.2f}' for k in range(classes) if union[k])
        old = [hits[k] / union[k] for k in range(15) if union[k]]
        print(f'{os.path.basename(path)}: mean {np.mean(hits[union > 0] / union[union > 0]):.3f}, of the first fifteen {np.mean(old):.3f}: {each}')


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('nets', nargs='+')
    parser.add_argument('--pixels', type=int, default=192 * 144)
    parser.add_argument('--passes', type=int, default=6, choices=(1, 6))
    parser.add_argument('--renders', action='store_true')
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    (on_renders if arguments.renders else on_photos)(arguments)
