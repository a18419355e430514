"""Asks a network about pictures, as the engine does."""

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


@torch.no_grad()
def shares(net, image, pixels, passes=4):
    """How likely each class is at every pixel, (classes, height, width): one pass, or the mean of four (mirrored or not, at two sizes)."""
    total = 0
    for size in (1, 1.5) if passes == 4 else (1,):
        x = prepare(small_copy(image, pixels * size))
        for mirrored in (False, True) if passes == 4 else (False,):
            out = F.softmax(net(x.flip(3) if mirrored else x)['classes'], 1)
            out = out.flip(3) if mirrored else out
            total = total + F.interpolate(out, size=(image.height, image.width), mode='bilinear', align_corners=False)[0]
    return (total / passes).numpy()
