// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {CardArt} from "./CardArt.sol";

/// @dev The hashes are of what `art.ts`, its twin, draws for the same cards.
contract CardArtTest is TestBase {
    CardArt private immutable art = new CardArt();

    function test_TokenUri_OfEveryMotif() public view {
        check(1, 1, "Clay", 50, 0x5c9765aed5bd4b084aaa499954697f958fd0de15b33749595ec5f05c99e1edf9);
        check(5001, 2, "Marble", 220, 0x2e5f9cf5bacffb4bf7ee7753e3df80f11f0b24e9393ff819b536ff39525a3b1e);
        check(7001, 3, "Glass", 600, 0xb5deb39b7009d4d8fe74002e1c368e23f8da4a89d90f81f7b5e71e2bafd8c011);
        check(7801, 4, "Silver", 1300, 0xf61354ae10b32e9555f773be8397d1757119c883cfb83de356d8816a93f8c63a);
        check(8051, 5, "Gold", 4200, 0xd1a34a05b4873ddbd0f947d11f3e03dad73e1a3c7a9b756b0c43f359b971eb88);
    }

    function test_TokenUri_OfAnotherCardOfTheLevel() public view {
        check(8100, 5, "Gold", 4200, 0xb8153718947b760951f6b368c4c1fa6ce646d8bdab1ac76dd4270205b027ee7c);
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
