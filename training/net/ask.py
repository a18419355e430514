"""Asks a network about pictures, as the engine does."""

import math

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from model import prepare
from pictures import side


def small_copy(image, pixels):
    """A picture (PIL, RGB) at about `pixels` pixels as the network's input."""
    scale = (pixels / (image.width * image.height)) ** 0.5
    small = image.resize((side(image.width, scale), side(image.height, scale)), Image.BOX)
    return torch.from_numpy(np.array(small)).permute(2, 0, 1).float()[None] / 255


PART = 0.62  # of both sides, what each of four parts shows that are looked at from nearer by
ENDS = 0.2  # of a part's sides, over which it is heard less towards its ends


@torch.no_grad()
def look(net, image, pixels, mirrored=False):
    """How likely each class is at every pixel, (classes, height, width), by one look."""
    x = prepare(small_copy(image, pixels))
    out = F.softmax(net(x.flip(3) if mirrored else x)['classes'], 1)
    out = out.flip(3) if mirrored else out
    return F.interpolate(out, size=(image.height, image.width), mode='bilinear', align_corners=False)[0].numpy()


def heard(length):
    at = np.arange(length)
    return np.minimum(1, (np.minimum(at, length - 1 - at) + 1) / (ENDS * length))


def parts(net, image, pixels):
    """The classes as four parts show them that overlap."""
    width, height = math.ceil(PART * image.width), math.ceil(PART * image.height)
    weight = np.minimum(heard(height)[:, None], heard(width)[None])
    total = 0
    counted = np.zeros((image.height, image.width))
    for top in (0, image.height - height):
        for left in (0, image.width - width):
            seen = look(net, image.crop((left, top, left + width, top + height)), pixels)
            beyond = ((0, 0), (top, image.height - top - height), (left, image.width - left - width))
            total = total + np.pad(weight * seen, beyond)
            counted += np.pad(weight, beyond[1:])
    return total / counted


def shares(net, image, pixels, passes=6):
    """How likely each class is at every pixel, (classes, height, width): by one look, or by the engine's six: as it is, in the mirror, and four parts."""
    if passes == 1:
        return look(net, image, pixels)
    whole = (look(net, image, pixels) + look(net, image, pixels, mirrored=True)) / 2
    return (whole + parts(net, image, pixels)) / 2
