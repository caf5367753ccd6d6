// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {CardArt} from "./CardArt.sol";

/// @dev The hashes are of what `art.ts`, its twin, draws for the same cards.
contract CardArtTest is TestBase {
    CardArt private immutable art = CardArt(deploy("CardArt"));

    function test_TokenUri_OfClay() public view {
        check(1, 1, "Clay", 50, 0x5c9765aed5bd4b084aaa499954697f958fd0de15b33749595ec5f05c99e1edf9);
        check(2, 1, "Clay", 50, 0x874f2e5c8fcd83d95dc4fb9c379ac7a77789da5ec6aea291c2d34b644ee24a81);
        check(3, 1, "Clay", 50, 0x65474e9496f32fceb20a01716c75eb59cd2e568c135b6ab70e2d44dd354e44ae);
        check(4, 1, "Clay", 50, 0x7070d39e5c2d512a7b55cdee6ef06c50ef4b6ad4b16f0d51b520913873f61128);
        check(18, 1, "Clay", 50, 0xa2da317760735164deed5974e431c1b692239121d78f6b5813b3f77c0395a1d1);
        check(50, 1, "Clay", 50, 0xd23981c073dd60bfc4f3e8b611816cafbb6469536a295e704ab54e5ad0d3fd41);
    }

    function test_TokenUri_OfMarble() public view {
        check(5001, 2, "Marble", 220, 0x2e5f9cf5bacffb4bf7ee7753e3df80f11f0b24e9393ff819b536ff39525a3b1e);
        check(5002, 2, "Marble", 220, 0x4ec56dd942e1ad02b7b1ff5c0ed1c5d46059594847c98430370838ac17c6c048);
        check(5003, 2, "Marble", 220, 0xe4322c15ae12ce6192bf54d37b93b9ad7ae7988e80b05df0de8a2021c88b0e18);
        check(5004, 2, "Marble", 220, 0x79d6a88763060cf4a1c36281015fc95704a4470cdf1714151928b83922dfd0e9);
        check(5018, 2, "Marble", 220, 0x264f242f036173df5c13d2c6b5e1b264c669a96615988362aabe6151b9c29a08);
        check(5050, 2, "Marble", 220, 0x2957038c5787c7780e5e8a068867161826688634e5fe58593b3f60e49918e055);
    }

    function test_TokenUri_OfGlass() public view {
        check(7001, 3, "Glass", 600, 0xb5deb39b7009d4d8fe74002e1c368e23f8da4a89d90f81f7b5e71e2bafd8c011);
        check(7002, 3, "Glass", 600, 0x271ca832a990cec357a5961818852c20421b693b61767a9358617ea9862d4afc);
        check(7003, 3, "Glass", 600, 0x8a268cec446fc1849cbf574c93d6d61f18468e7da7d256efeb2020276a8923fe);
        check(7004, 3, "Glass", 600, 0xd9de76524536c3dba12ba5f031d5baafc3a02638c42a1b1c60b1d7f4a8debaa5);
        check(7018, 3, "Glass", 600, 0x2304465af17319543f55d209cb3a5a3134b1b60d9c276cd2a5f8b7a4febdec16);
        check(7050, 3, "Glass", 600, 0xbaaf61b8077f8f43c5fe994786a08e9c45862339f5acd7ea7f4c4b85633c1302);
    }

    function test_TokenUri_OfSilver() public view {
        check(7801, 4, "Silver", 1300, 0xf61354ae10b32e9555f773be8397d1757119c883cfb83de356d8816a93f8c63a);
        check(7802, 4, "Silver", 1300, 0xc13e44d3b78edae23e31a06794204af8c0a6f6a4795c1b556ff43cc32f32e1cf);
        check(7803, 4, "Silver", 1300, 0xfbeb03bc975eb903a400ff8b96a4735f70a0481829863c834846ae5764a18fa1);
        check(7804, 4, "Silver", 1300, 0x2cd93cc1cbb5e95a820c68bb8a61b9fd2282ed9b8ae1c066694b307a2a585505);
        check(7818, 4, "Silver", 1300, 0x709aa09cbf18c2f8f36f5cde68dad0e97fec1f1bd95f5973ffb09050f394790f);
        check(7850, 4, "Silver", 1300, 0x12db5bf7a3107b5094d1043d256c77dfe86b47cba5a3247ab319eeed5737907d);
    }

    function test_TokenUri_OfGold() public view {
        check(8051, 5, "Gold", 4200, 0xd1a34a05b4873ddbd0f947d11f3e03dad73e1a3c7a9b756b0c43f359b971eb88);
        check(8052, 5, "Gold", 4200, 0xb847ead4332d4f9a74e2732e29db8ba47619f4133738923f30aa4410a6cd8676);
        check(8053, 5, "Gold", 4200, 0xd0c1dce726af9b8122af8721c49de1717cff433c906bc4fdb70524e3fc8ba8f8);
        check(8054, 5, "Gold", 4200, 0xba776c97b32a97cfe9f074e0990e0ee364e4cf72b5bd07d59a098c3125559e17);
        check(8068, 5, "Gold", 4200, 0x1f1cb9504dc94b2219a5547b7241cb96d0bb853f1ebea51164e786da72ac7c1d);
        check(8100, 5, "Gold", 4200, 0xb8153718947b760951f6b368c4c1fa6ce646d8bdab1ac76dd4270205b027ee7c);
    }

    /// @dev A shade that no stone has is left out.
    function test_TokenUri_OfACardWithoutAShade() public view {
        check(1796, 1, "Clay", 50, 0xbcba7d9ba068093fb0d948b91a89928cdba9768967be91c66b3f7117bd834dbc);
        check(5427, 2, "Marble", 220, 0xc54b35c6190aefebcf4cb8ee4f3c77baa07af14c3d5db6e4030833b61c99dd78);
    }

    function test_TokenUri_GivenNoSuchLevel() public {
        vm.expectRevert(abi.encodeWithSelector(CardArt.UnknownLevel.selector, 0));
        art.tokenUri(1, 0, "None", 1);
        vm.expectRevert(abi.encodeWithSelector(CardArt.UnknownLevel.selector, 6));
        art.tokenUri(1, 6, "None", 1);
    }

    function test_TokenUri_OfAnyCard(uint256 tokenId, uint256 level) public view {
        bytes memory uri = bytes(art.tokenUri(tokenId, bound(level, 1, 5), "Any", 1));
        // A card of any number is drawn, and takes no more than a node lets a call read.
        vm.assertGe(uri.length, 5_000, "shortest picture");
        vm.assertLe(uri.length, 30_000, "longest picture");
    }

    function check(uint256 tokenId, uint256 level, string memory name, uint256 power, bytes32 hash) private view {
        bytes memory uri = bytes(art.tokenUri(tokenId, level, name, power));
        vm.assertEq(uint256(keccak256(uri)), uint256(hash), name);
    }
}
